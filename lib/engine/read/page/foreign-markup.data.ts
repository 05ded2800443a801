/** Ten further recipes of our own in ten languages, each in ways of markup that `foreign-pages.data.ts` has not; written before the reader had seen one: 62 of 80 pages were right at the first look. */
import type { PageCase } from "./page-cases.data";

type Recipe = {
  lang: string;
  title: string;
  /** Headings: of the list, of the method, of the two parts, of the notes; "Step"; who eats it. */
  list: string;
  method: string;
  parts: readonly [string, string];
  notes: string;
  step: string;
  serves: string;
  talk: string;
  first: readonly string[];
  second: readonly string[];
  steps: readonly string[];
  note: string;
};

const RECIPES: readonly Recipe[] = [
  {
    lang: "de",
    title: "Zwiebelkuchen vom Blech",
    list: "Zutaten",
    method: "Zubereitung",
    parts: ["Hefeteig", "Zwiebelbelag"],
    notes: "Tipp",
    step: "Schritt",
    serves: "Für 8 Personen",
    talk: "Sobald der erste Federweiße im Laden steht, wird bei uns ein ganzes Blech gebacken.",
    first: ["400 g Mehl", "1/2 Würfel Hefe", "220 ml lauwarmes Wasser"],
    second: ["1 kg Zwiebeln", "150 g Speckwürfel", "3 Eier", "200 g Schmand"],
    steps: [
      "Mehl, Hefe und Wasser zu einem Teig kneten und 45 Minuten gehen lassen.",
      "Zwiebeln in Ringe schneiden und mit dem Speck 15 Minuten dünsten.",
      "Eier und Schmand verrühren, unter die Zwiebeln heben und auf dem Teig verteilen.",
      "Bei 200 °C etwa 35 Minuten backen.",
    ],
    note: "Dazu passt ein grüner Salat.",
  },
  {
    lang: "fr",
    title: "Clafoutis aux abricots",
    list: "Ingrédients",
    method: "Préparation",
    parts: ["Les fruits", "L'appareil"],
    notes: "Astuce",
    step: "Étape",
    serves: "Pour 6 personnes",
    talk: "L'été, les abricots du voisin mûrissent tous en même temps et il faut bien en faire quelque chose.",
    first: ["600 g d'abricots", "20 g de beurre"],
    second: ["3 œufs", "100 g de sucre", "90 g de farine", "30 cl de lait", "1 pincée de sel"],
    steps: [
      "Coupez les abricots en deux et rangez-les dans un plat beurré.",
      "Fouettez les œufs avec le sucre, puis ajoutez la farine et le sel.",
      "Versez le lait petit à petit et nappez les fruits de cette pâte.",
      "Enfournez 40 minutes à 180 °C et servez tiède.",
    ],
    note: "Quelques amandes effilées donnent du croquant.",
  },
  {
    lang: "es",
    title: "Empanada de atún",
    list: "Ingredientes",
    method: "Elaboración",
    parts: ["Para la masa", "Para el relleno"],
    notes: "Consejo",
    step: "Paso",
    serves: "6 raciones",
    talk: "Los domingos de playa siempre había una empanada envuelta en un paño de cuadros.",
    first: ["450 g de harina", "100 ml de aceite", "100 ml de vino blanco", "1 cucharadita de sal"],
    second: ["2 cebollas", "1 pimiento rojo", "3 latas de atún"],
    steps: [
      "Mezcla la harina con el aceite, el vino y la sal y deja reposar la masa 30 minutos.",
      "Pocha las cebollas y el pimiento a fuego lento durante 20 minutos.",
      "Añade el atún desmigado y rellena la masa estirada.",
      "Hornea a 190 ºC durante 35 minutos.",
    ],
    note: "Fría está igual de buena.",
  },
  {
    lang: "it",
    title: "Torta salata di zucchine",
    list: "Ingredienti",
    method: "Procedimento",
    parts: ["Per la base", "Per il ripieno"],
    notes: "Consiglio",
    step: "Passo",
    serves: "Dosi per 6 persone",
    talk: "Quando l'orto non dà tregua, le zucchine finiscono tutte in una torta come questa.",
    first: ["250 g di farina", "80 ml di olio", "90 ml di acqua"],
    second: ["700 g di zucchine", "250 g di ricotta", "2 uova", "50 g di parmigiano"],
    steps: [
      "Impastate la farina con l'olio e l'acqua e lasciate riposare mezz'ora.",
      "Affettate le zucchine e saltatele in padella per 10 minuti.",
      "Mescolate la ricotta con le uova e il parmigiano e unite le zucchine.",
      "Stendete la pasta, riempitela e infornate a 180 °C per 40 minuti.",
    ],
    note: "È ottima anche il giorno dopo.",
  },
  {
    lang: "nl",
    title: "Hartige taart met spinazie",
    list: "Ingrediënten",
    method: "Bereiding",
    parts: ["Bodem", "Vulling"],
    notes: "Tip",
    step: "Stap",
    serves: "4 personen",
    talk: "Op woensdag is de markt tot laat open en gaat er altijd een tas spinazie mee naar huis.",
    first: ["200 g bloem", "100 g koude boter", "3 el water"],
    second: ["500 g spinazie", "150 g feta", "3 eieren", "1 dl room"],
    steps: [
      "Kneed bloem, boter en water tot een deeg en laat het een half uur rusten.",
      "Laat de spinazie slinken en knijp het vocht eruit.",
      "Klop de eieren met de room en meng de spinazie en de feta erdoor.",
      "Bekleed een vorm met het deeg, vul hem en bak de taart 35 minuten op 190 graden.",
    ],
    note: "Ook koud lekker in de lunchtrommel.",
  },
  {
    lang: "pt",
    title: "Tarte de maçã com canela",
    list: "Ingredientes",
    method: "Modo de preparação",
    parts: ["Massa", "Recheio"],
    notes: "Dica",
    step: "Passo",
    serves: "Serve 8 pessoas",
    talk: "No outono a cozinha da minha tia cheirava a maçã da manhã à noite.",
    first: ["250 g de farinha", "120 g de manteiga fria", "1 ovo"],
    second: ["1 kg de maçãs", "80 g de açúcar mascavado", "1 colher de chá de canela"],
    steps: [
      "Amasse a farinha com a manteiga e o ovo e leve ao frigorífico durante 30 minutos.",
      "Descasque as maçãs e corte-as em fatias finas.",
      "Forre uma tarteira com a massa e disponha as maçãs, polvilhando com o açúcar e a canela.",
      "Leve ao forno a 180 °C durante 45 minutos.",
    ],
    note: "Sirva com uma bola de gelado.",
  },
  {
    lang: "sv",
    title: "Krämig svampsoppa",
    list: "Ingredienser",
    method: "Gör så här",
    parts: ["Soppa", "Till servering"],
    notes: "Tips",
    step: "Steg",
    serves: "4 portioner",
    talk: "Efter en lång dag i skogen finns det inget bättre än en varm skål vid elden.",
    first: ["400 g kantareller", "1 gul lök", "1 msk smör", "6 dl grönsaksbuljong", "2 dl grädde"],
    second: ["4 skivor surdegsbröd", "1 knippe persilja"],
    steps: [
      "Rensa svampen och hacka löken.",
      "Fräs lök och svamp i smöret i 8 minuter.",
      "Häll på buljong och grädde och låt sjuda i 15 minuter.",
      "Servera med rostat bröd och hackad persilja.",
    ],
    note: "Soppan går bra att frysa.",
  },
  {
    lang: "da",
    title: "Grov æblekage med rasp",
    list: "Ingredienser",
    method: "Fremgangsmåde",
    parts: ["Æblemos", "Rasp"],
    notes: "Tip",
    step: "Trin",
    serves: "6 personer",
    talk: "Hos min farmor stod den altid i en stor glasskål midt på bordet.",
    first: ["1 kg æbler", "100 g sukker", "1 stang vanilje"],
    second: ["150 g rasp", "50 g smør", "3 dl piskefløde"],
    steps: [
      "Skræl æblerne og kog dem med sukker og vanilje i 20 minuter.",
      "Rist raspen i smørret på en pande.",
      "Læg mos og rasp i lag i en skål.",
      "Pisk fløden let og pynt kagen med den.",
    ],
    note: "Lav den gerne dagen før.",
  },
  {
    lang: "pl",
    title: "Racuchy z jabłkami",
    list: "Składniki",
    method: "Sposób przygotowania",
    parts: ["Ciasto", "Do podania"],
    notes: "Wskazówka",
    step: "Krok",
    serves: "4 porcje",
    talk: "W piątki babcia smażyła je na dużej żeliwnej patelni, a my czekaliśmy przy stole.",
    first: ["300 g mąki", "250 ml kefiru", "2 jajka", "2 jabłka", "1 łyżeczka sody"],
    second: ["3 łyżki cukru pudru", "olej do smażenia"],
    steps: [
      "Wymieszaj mąkę z kefirem, jajkami i sodą na gładką masę.",
      "Obierz jabłka, pokrój je w kostkę i dodaj do ciasta.",
      "Smaż małe placki na rozgrzanym oleju po 3 minuty z każdej strony.",
      "Posyp cukrem pudrem i podawaj na ciepło.",
    ],
    note: "Kefir można zastąpić maślanką.",
  },
  {
    lang: "hu",
    title: "Túrós palacsinta sütőben",
    list: "Hozzávalók",
    method: "Elkészítés",
    parts: ["A tésztához", "A töltelékhez"],
    notes: "Tipp",
    step: "Lépés",
    serves: "4 adag",
    talk: "Vasárnap délután, amikor esik, ez az egyetlen dolog, amire mindenki előjön a szobájából.",
    first: ["200 g liszt", "2 tojás", "3 dl tej", "1 csipet só"],
    second: ["500 g túró", "4 evőkanál cukor", "2 dl tejföl"],
    steps: [
      "Keverd simára a lisztet, a tojást, a tejet és a sót.",
      "Süss belőle vékony palacsintákat forró serpenyőben.",
      "Keverd össze a túrót a cukorral, és töltsd meg a palacsintákat.",
      "Öntsd rá a tejfölt, és süsd 180 fokon 20 percig.",
    ],
    note: "Mazsola is mehet bele.",
  },
];

const SITE = "Blauer Krug";
const all = ({ first, second }: Recipe) => [...first, ...second];
const li = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const ps = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");
const under = (part: string, lines: readonly string[]) => lines.map((line) => `${part} | ${line}`);
const data = (given: object) => `<script type="application/ld+json">${JSON.stringify(given)}</script>`;
const page = ({ lang, title, talk }: Recipe, body: string, head = "") =>
  `<!doctype html><html lang="${lang}"><head><meta charset=utf-8><title>${title} | ${SITE}</title><meta property="og:site_name" content="${SITE}">${head}</head><body><header><a href="/">${SITE}</a></header><main><h1>${title}</h1><p>${talk}</p>${body}</main><footer><p>${SITE}</p></footer></body></html>`;

type Made = { of: string; html: string; ingredients?: readonly string[]; steps?: readonly string[] };

const MARKUP: readonly ((recipe: Recipe) => Made)[] = [
  (r) => ({
    of: "json-ld in a graph, steps in sections",
    html: page(
      r,
      `<p>${r.serves}</p>`,
      data({
        "@context": "https://schema.org",
        "@graph": [
          { "@type": "WebSite", name: SITE },
          {
            "@type": ["Recipe"],
            name: r.title,
            inLanguage: r.lang,
            recipeYield: [r.serves],
            recipeIngredient: all(r),
            recipeInstructions: [
              {
                "@type": "HowToSection",
                name: r.parts[0],
                itemListElement: r.steps.slice(0, 2).map((text) => ({ "@type": "HowToStep", text })),
              },
              {
                "@type": "HowToSection",
                name: r.parts[1],
                itemListElement: r.steps.slice(2).map((text) => ({ "@type": "HowToStep", text })),
              },
            ],
          },
        ],
      }),
    ),
    steps: [...under(r.parts[0], r.steps.slice(0, 2)), ...under(r.parts[1], r.steps.slice(2))],
  }),
  (r) => ({
    of: "json-ld, steps in one text",
    html: page(
      r,
      `<h2>${r.list}</h2><ul>${li(all(r))}</ul><h2>${r.method}</h2>${ps(r.steps)}`,
      data({
        "@context": "http://schema.org/",
        "@type": "Recipe",
        name: r.title,
        recipeIngredient: all(r).map((line) => line.replaceAll("'", "&#39;")),
        recipeInstructions: r.steps.join("\n"),
      }),
    ),
  }),
  (r) => ({
    of: "microdata, old names, a list in each part",
    html: page(
      r,
      `<div itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">${r.title}</span><meta itemprop="totalTime" content="PT1H"><h4>${r.list}</h4><b>${r.parts[0]}</b><ul>${r.first.map((line) => `<li itemprop="ingredients">${line}</li>`).join("")}</ul><b>${r.parts[1]}</b><ul>${r.second.map((line) => `<li itemprop="ingredients">${line}</li>`).join("")}</ul><h4>${r.method}</h4>${r.steps.map((step) => `<p itemprop="recipeInstructions">${step}</p>`).join("")}</div>`,
    ),
  }),
  (r) => ({
    of: "rows of divs below headings that are divs",
    html: page(
      r,
      `<div class="kopf">${r.serves}</div><div class="ueber"><strong>${r.list}</strong></div>${all(r)
        .map((line) => `<div class="zeile">${line}</div>`)
        .join("")}<div class="ueber"><strong>${r.method}</strong></div>${r.steps
        .map((step, at) => `<div class="nr">${at + 1}</div><div class="txt">${step}</div>`)
        .join("")}`,
    ),
  }),
  (r) => ({
    of: "a list of terms",
    html: page(
      r,
      `<dl><dt>${r.list}</dt>${all(r)
        .map((line) => `<dd>${line}</dd>`)
        .join(
          "",
        )}<dt>${r.method}</dt>${r.steps.map((step) => `<dd>${step}</dd>`).join("")}<dt>${r.notes}</dt><dd>${r.note}</dd></dl>`,
    ),
  }),
  (r) => ({
    of: "paragraphs with dashes, parts underlined",
    html: page(
      r,
      `<p><u>${r.list}</u> (${r.serves})</p><p><u>${r.parts[0]}</u></p>${ps(r.first.map((line) => `- ${line}`))}<p><u>${r.parts[1]}</u></p>${ps(r.second.map((line) => `- ${line}`))}<p><u>${r.method}</u></p>${ps(r.steps)}<p><u>${r.notes}</u>: ${r.note}</p>`,
    ),
    ingredients: [...under(r.parts[0], r.first), ...under(r.parts[1], r.second)],
  }),
  (r) => ({
    of: "boxes to tick, steps with a heading each",
    html: page(
      r,
      `<aside><h3>${r.list}</h3><p>${r.serves}</p>${all(r)
        .map((line, at) => `<label for="i${at}"><input type="checkbox" id="i${at}">${line}</label>`)
        .join(
          "",
        )}</aside><section><h3>${r.method}</h3>${r.steps.map((step, at) => `<h4>${r.step} ${at + 1}</h4><p>${step}</p>`).join("")}</section>`,
    ),
  }),
  (r) => ({
    of: "one cell of a table, headings in capitals",
    html: page(
      r,
      `<table><tr><td><b>${r.list.toUpperCase()}</b><br><br>${all(r).join("<br>")}<br><br><b>${r.method.toUpperCase()}</b><br><br>${r.steps.join("<br><br>")}</td></tr></table>`,
    ),
  }),
];

/** Each recipe in each markup. */
export const FOREIGN_MARKUP_CASES: readonly PageCase[] = RECIPES.flatMap((recipe) =>
  MARKUP.map((make): PageCase => {
    const { of, html, ingredients = all(recipe), steps = recipe.steps } = make(recipe);
    return {
      of,
      name: recipe.lang,
      title: recipe.title,
      ingredients: [...ingredients],
      steps: [...steps],
      html,
    };
  }),
);
