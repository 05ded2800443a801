/** Recipes of our own in ten languages, each in eight kinds of markup, with what is to be read of them. */
import type { PageCase } from "./page-cases.data";

type Recipe = {
  lang: string;
  title: string;
  h: {
    ing: string[];
    steps: string[];
    serves: string;
    comments: string;
    related: string;
    nutrition: string;
    print: string;
    notes: string;
    home: string;
  };
  story: string[];
  group: [string, string];
  cut: number;
  ing: string[];
  steps: string[];
  note: string;
};
const RECIPES: readonly Recipe[] = [
  {
    lang: "de",
    title: "Kürbisauflauf mit Salbei",
    h: {
      ing: ["Zutaten", "Zutaten für 4 Personen", "Das brauchst du"],
      steps: ["Zubereitung", "So wird's gemacht", "Anleitung"],
      serves: "4 Portionen",
      comments: "Kommentare",
      related: "Das könnte dir auch gefallen",
      nutrition: "Nährwerte pro Portion",
      print: "Rezept drucken",
      notes: "Tipps",
      home: "Startseite",
    },
    story: [
      "Im Herbst steht bei uns immer ein Kürbis auf der Treppe, und irgendwann muss er in den Ofen.",
      "Dieser Auflauf ist einfach und schmeckt auch am nächsten Tag noch.",
    ],
    group: ["Für den Auflauf", "Für die Streusel"],
    cut: 5,
    ing: [
      "800 g Hokkaidokürbis",
      "2 Zwiebeln",
      "200 ml Sahne",
      "1/2 Bund Salbei",
      "Salz und Pfeffer",
      "60 g Mehl",
      "40 g kalte Butter",
      "1 EL Sonnenblumenkerne",
    ],
    steps: [
      "Den Backofen auf 190 Grad vorheizen.",
      "Kürbis entkernen und in Spalten schneiden, die Zwiebeln schälen und würfeln.",
      "Alles in eine Form geben, die Sahne angießen und kräftig würzen.",
      "Mehl, Butter und Kerne zu Streuseln verkneten und darüber verteilen.",
      "40 Minuten backen, bis die Streusel goldbraun sind.",
    ],
    note: "Am besten schmeckt der Auflauf mit einem grünen Salat.",
  },
  {
    lang: "fr",
    title: "Tarte fine aux poireaux",
    h: {
      ing: ["Ingrédients", "Ingrédients pour 6 personnes", "Il vous faut"],
      steps: ["Préparation", "Étapes", "La recette pas à pas"],
      serves: "6 personnes",
      comments: "Commentaires",
      related: "Vous aimerez aussi",
      nutrition: "Valeurs nutritionnelles",
      print: "Imprimer",
      notes: "Astuces",
      home: "Accueil",
    },
    story: [
      "Quand le marché ferme, on trouve encore de beaux poireaux pour presque rien.",
      "Cette tarte se mange tiède avec une salade de mâche.",
    ],
    group: ["Pour la pâte", "Pour la garniture"],
    cut: 3,
    ing: [
      "200 g de farine",
      "100 g de beurre froid",
      "5 cl d'eau",
      "3 poireaux",
      "2 œufs",
      "20 cl de crème fraîche",
      "1 pincée de muscade",
      "sel, poivre",
    ],
    steps: [
      "Mélanger la farine et le beurre du bout des doigts, puis ajouter l'eau.",
      "Laisser reposer la pâte 30 minutes au frais.",
      "Émincer les poireaux et les faire fondre à la poêle.",
      "Battre les œufs avec la crème et la muscade, saler, poivrer.",
      "Garnir la pâte et enfourner 35 minutes à 180 °C.",
    ],
    note: "On peut remplacer la crème par du lait de soja.",
  },
  {
    lang: "es",
    title: "Lentejas con calabaza",
    h: {
      ing: ["Ingredientes", "Ingredientes para 4 personas", "Qué necesitas"],
      steps: ["Preparación", "Elaboración", "Cómo hacer lentejas con calabaza"],
      serves: "4 raciones",
      comments: "Comentarios",
      related: "También te puede gustar",
      nutrition: "Información nutricional",
      print: "Imprimir receta",
      notes: "Consejos",
      home: "Inicio",
    },
    story: [
      "En casa de mi abuela las lentejas se comían los lunes, con mucho pan.",
      "La calabaza les da un punto dulce que gusta a los niños.",
    ],
    group: ["Para el guiso", "Para el sofrito"],
    cut: 5,
    ing: [
      "300 g de lentejas pardinas",
      "400 g de calabaza",
      "1 hoja de laurel",
      "1,5 l de agua",
      "sal al gusto",
      "1 cebolla",
      "2 dientes de ajo",
      "3 cucharadas de aceite de oliva",
      "1 cucharadita de pimentón",
    ],
    steps: [
      "Poner las lentejas en una olla con el agua y el laurel.",
      "Picar la cebolla y el ajo y sofreírlos en el aceite durante 10 minutos.",
      "Retirar del fuego y añadir el pimentón.",
      "Agregar el sofrito y la calabaza en dados a la olla.",
      "Cocer a fuego lento 35 minutos y rectificar de sal.",
    ],
    note: "Al día siguiente están todavía mejor.",
  },
  {
    lang: "it",
    title: "Crostata di ricotta e pere",
    h: {
      ing: ["Ingredienti", "Ingredienti per 8 persone", "Cosa serve"],
      steps: ["Preparazione", "Procedimento", "Come preparare la crostata"],
      serves: "8 persone",
      comments: "Commenti",
      related: "Potrebbero interessarti",
      nutrition: "Valori nutrizionali",
      print: "Stampa",
      notes: "Consigli",
      home: "Home",
    },
    story: [
      "La domenica mattina il profumo della frolla arrivava fino alle scale.",
      "Questa crostata si conserva bene per due giorni.",
    ],
    group: ["Per la frolla", "Per il ripieno"],
    cut: 4,
    ing: [
      "300 g di farina 00",
      "150 g di burro",
      "100 g di zucchero",
      "1 uovo",
      "500 g di ricotta",
      "2 pere mature",
      "80 g di zucchero a velo",
      "la scorza di un limone",
    ],
    steps: [
      "Impastare la farina con il burro, lo zucchero e l'uovo.",
      "Far riposare la frolla in frigorifero per 1 ora.",
      "Mescolare la ricotta con lo zucchero a velo e la scorza di limone.",
      "Sbucciare le pere, tagliarle a fettine e unirle alla ricotta.",
      "Stendere la frolla, farcire e cuocere in forno a 175 °C per 45 minuti.",
    ],
    note: "Al posto delle pere vanno bene anche le mele.",
  },
  {
    lang: "nl",
    title: "Prei-aardappelsoep met mosterd",
    h: {
      ing: ["Ingrediënten", "Ingrediënten voor 4 personen", "Wat heb je nodig"],
      steps: ["Bereiding", "Bereidingswijze", "Zo maak je het"],
      serves: "4 personen",
      comments: "Reacties",
      related: "Meer recepten",
      nutrition: "Voedingswaarde",
      print: "Print recept",
      notes: "Tips",
      home: "Home",
    },
    story: [
      "Op een regenachtige dag gaat er niets boven een pan soep op het vuur.",
      "Mijn tante maakte hem altijd met grove mosterd uit Groningen.",
    ],
    group: ["Voor de soep", "Voor erbij"],
    cut: 6,
    ing: [
      "3 preien",
      "500 g kruimige aardappelen",
      "1 ui",
      "1 liter groentebouillon",
      "2 el grove mosterd",
      "125 ml slagroom",
      "4 sneetjes roggebrood",
      "100 g gerookte zalm",
    ],
    steps: [
      "Snijd de prei in ringen en schil de aardappelen.",
      "Fruit de ui met de prei 5 minuten in een grote pan.",
      "Voeg de aardappelen en de bouillon toe en kook 20 minuten.",
      "Pureer de soep en roer de mosterd en de room erdoor.",
      "Serveer met het roggebrood en de zalm.",
    ],
    note: "Zonder zalm is de soep vegetarisch.",
  },
  {
    lang: "pt",
    title: "Bolo de laranja da avó",
    h: {
      ing: ["Ingredientes", "Ingredientes para 10 fatias", "Do que precisa"],
      steps: ["Modo de preparo", "Preparação", "Como fazer"],
      serves: "10 fatias",
      comments: "Comentários",
      related: "Receitas relacionadas",
      nutrition: "Informação nutricional",
      print: "Imprimir",
      notes: "Dicas",
      home: "Início",
    },
    story: [
      "A minha avó fazia este bolo sempre que chovia, e a casa toda cheirava a laranja.",
      "É simples e fica húmido durante dias.",
    ],
    group: ["Para a massa", "Para a calda"],
    cut: 6,
    ing: [
      "4 ovos",
      "250 g de açúcar",
      "200 g de farinha de trigo",
      "100 ml de óleo",
      "raspa de 2 laranjas",
      "1 colher de chá de fermento",
      "sumo de 2 laranjas",
      "50 g de açúcar em pó",
    ],
    steps: [
      "Bata os ovos com o açúcar até obter um creme claro.",
      "Junte o óleo e a raspa das laranjas.",
      "Envolva a farinha e o fermento.",
      "Leve ao forno a 180 °C durante 40 minutos.",
      "Misture o sumo com o açúcar em pó e regue o bolo ainda quente.",
    ],
    note: "Guarde numa caixa fechada.",
  },
  {
    lang: "sv",
    title: "Rotfruktsgratäng med timjan",
    h: {
      ing: ["Ingredienser", "Ingredienser till 4 portioner", "Du behöver"],
      steps: ["Gör så här", "Tillagning", "Instruktioner"],
      serves: "4 portioner",
      comments: "Kommentarer",
      related: "Fler recept",
      nutrition: "Näringsvärde",
      print: "Skriv ut",
      notes: "Tips",
      home: "Hem",
    },
    story: [
      "När mörkret kommer vill vi ha ugnsvärme och något gratinerat.",
      "Rätten går lika bra till vardags som till fest.",
    ],
    group: ["Gratäng", "Topping"],
    cut: 6,
    ing: [
      "400 g palsternacka",
      "400 g morötter",
      "1 gul lök",
      "3 dl vispgrädde",
      "2 tsk torkad timjan",
      "salt och svartpeppar",
      "1 dl ströbröd",
      "50 g riven ost",
    ],
    steps: [
      "Sätt ugnen på 200 grader.",
      "Skala rotfrukterna och skiva dem tunt.",
      "Varva rotfrukter och lök i en smord form.",
      "Blanda grädden med timjan, salt och peppar och häll över.",
      "Strö över ströbröd och ost och gratinera i 45 minuter.",
    ],
    note: "Servera med en krispig sallad.",
  },
  {
    lang: "da",
    title: "Rugbrødslagkage med hindbær",
    h: {
      ing: ["Ingredienser", "Ingredienser til 8 personer", "Det skal du bruge"],
      steps: ["Fremgangsmåde", "Sådan gør du", "Tilberedning"],
      serves: "8 personer",
      comments: "Kommentarer",
      related: "Prøv også",
      nutrition: "Næringsindhold",
      print: "Udskriv opskrift",
      notes: "Tips",
      home: "Forside",
    },
    story: [
      "Den gamle lagkage fra Sønderjylland er stadig en af de bedste.",
      "Den skal helst trække natten over.",
    ],
    group: ["Bunde", "Fyld"],
    cut: 5,
    ing: [
      "5 æg",
      "200 g sukker",
      "150 g revet rugbrød",
      "50 g hakkede hasselnødder",
      "1 tsk bagepulver",
      "200 g hindbær",
      "½ liter piskefløde",
      "2 spsk flormelis",
    ],
    steps: [
      "Pisk æg og sukker luftigt.",
      "Vend rugbrød, nødder og bagepulver i.",
      "Bag bundene ved 180 grader i 20 minutter.",
      "Mos hindbærrene og pisk fløden til skum.",
      "Læg kagen sammen og lad den trække i køleskabet.",
    ],
    note: "Pynt med revet chokolade.",
  },
  {
    lang: "pl",
    title: "Zupa z pieczonych buraków",
    h: {
      ing: ["Składniki", "Składniki na 4 porcje", "Czego potrzebujesz"],
      steps: ["Przygotowanie", "Sposób przygotowania", "Wykonanie"],
      serves: "4 porcje",
      comments: "Komentarze",
      related: "Zobacz także",
      nutrition: "Wartości odżywcze",
      print: "Drukuj przepis",
      notes: "Wskazówki",
      home: "Strona główna",
    },
    story: [
      "Buraki pieczone w folii mają zupełnie inny smak niż gotowane.",
      "Tę zupę robimy jesienią prawie co tydzień.",
    ],
    group: ["Zupa", "Do podania"],
    cut: 6,
    ing: [
      "1 kg buraków",
      "1 cebula",
      "2 ząbki czosnku",
      "1 litr bulionu warzywnego",
      "2 łyżki octu jabłkowego",
      "sól i pieprz do smaku",
      "100 g twarogu",
      "pęczek koperku",
    ],
    steps: [
      "Buraki zawinąć w folię i piec przez godzinę w 200 stopniach.",
      "Cebulę i czosnek posiekać i zeszklić na oliwie.",
      "Dodać obrane buraki i bulion, gotować 15 minut.",
      "Zmiksować zupę na gładki krem i doprawić octem.",
      "Podawać z twarogiem i koperkiem.",
    ],
    note: "Zupę można zamrozić.",
  },
  {
    lang: "hu",
    title: "Sütőtökös rizottó",
    h: {
      ing: ["Hozzávalók", "Hozzávalók 4 személyre", "Mire lesz szükséged"],
      steps: ["Elkészítés", "Elkészítése", "Így készül"],
      serves: "4 személyre",
      comments: "Hozzászólások",
      related: "Ajánlott receptek",
      nutrition: "Tápérték",
      print: "Nyomtatás",
      notes: "Tippek",
      home: "Kezdőlap",
    },
    story: [
      "Ősszel mindig marad egy fél sütőtök a hűtőben, ebből lesz a legjobb vacsora.",
      "A titok a lassú kevergetésben van.",
    ],
    group: ["A rizottóhoz", "A tálaláshoz"],
    cut: 6,
    ing: [
      "300 g rizottórizs",
      "500 g sütőtök",
      "1 fej vöröshagyma",
      "1 l zöldségalaplé",
      "1 dl fehérbor",
      "só, bors",
      "50 g parmezán",
      "1 csokor zsálya",
    ],
    steps: [
      "A sütőtököt felkockázzuk, a hagymát apróra vágjuk.",
      "A hagymát olajon megdinszteljük, majd hozzáadjuk a rizst.",
      "Felöntjük a borral, és megvárjuk, hogy elpárologjon.",
      "Merőkanalanként hozzáadjuk az alaplevet, és kevergetve főzzük 18 percig.",
      "A végén belekeverjük a parmezánt, és zsályával tálaljuk.",
    ],
    note: "A bor elhagyható.",
  },
];
const li = (l: string[]) => l.map((x) => `<li>${x}</li>`).join("\n");
const page = (r: Recipe, head: string, body: string, site = "Tischlein & Co") =>
  `<!DOCTYPE html><html lang="${r.lang}"><head><meta charset="utf-8"><title>${r.title} - ${site}</title><meta property="og:title" content="${r.title}"><meta property="og:site_name" content="${site}">${head}</head><body><header><a href="/">${site}</a><nav><ul><li><a href="/">${r.h.home}</a></li><li><a href="/blog">Blog</a></li></ul></nav></header>${body}<footer><p>© 2024 ${site}</p><ul><li><a href="/i">Impressum</a></li></ul></footer></body></html>`;
const tail = (r: Recipe, tag = "h2") =>
  `<${tag}>${r.h.related}</${tag}><ul><li><a href="/a">${r.story[0]!.split(" ").slice(0, 3).join(" ")}</a></li><li><a href="/b">${r.story[1]!.split(" ").slice(0, 3).join(" ")}</a></li></ul><${tag}>${r.h.comments}</${tag}><div class="comment"><b>Anna</b><p>${r.story[1]}</p></div><div class="comment"><b>Piet</b><p>${r.note}</p></div>`;
const grouped = (r: Recipe) => r.ing.map((x, i) => `${r.group[i < r.cut ? 0 : 1]} | ${x}`);
const story = (r: Recipe) => r.story.map((x) => `<p>${x}</p>`).join("");
const TEMPLATES: Record<string, (r: Recipe, n: number) => PageCase> = {
  "json-ld": (r, n) => ({
    of: "json-ld",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", name: r.title, recipeYield: r.h.serves, recipeIngredient: r.ing, recipeInstructions: r.steps.map((text, i) => ({ "@type": "HowToStep", position: i + 1, text })) })}</script>`,
      `<main><h1>${r.title}</h1>${story(r)}<h2>${r.h.ing[n % 3]}</h2><ul>${li(r.ing)}</ul><h2>${r.h.steps[n % 3]}</h2><ol>${li(r.steps)}</ol></main>${tail(r)}`,
    ),
  }),
  microdata: (r, n) => ({
    of: "microdata",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      "",
      `<main itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">${r.title}</h1>${story(r)}<h3>${r.h.ing[n % 3]}</h3><ul>${r.ing.map((x) => `<li itemprop="recipeIngredient">${x}</li>`).join("")}</ul><h3>${r.h.steps[n % 3]}</h3><div itemprop="recipeInstructions"><ol>${li(r.steps)}</ol></div></main>${tail(r)}`,
    ),
  }),
  headings: (r, n) => ({
    of: "headings",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      "",
      `<main><article><h1>${r.title}</h1>${story(r)}<p>${r.h.serves}</p><h2>${r.h.ing[n % 3]}</h2><ul>${li(r.ing)}</ul><h2>${r.h.steps[n % 3]}</h2><ol>${li(r.steps)}</ol><h3>${r.h.notes}</h3><p>${r.note}</p></article></main>${tail(r)}`,
    ),
  }),
  wordpress: (r, n) => ({
    of: "wordpress",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      "",
      `<div id="content"><article class="post hentry"><h1 class="entry-title">${r.title}</h1><div class="entry-meta">12.03.2021 by <a href="/x">Mia</a></div><div class="entry-content">${story(r)}<p><img src="/1.jpg" alt=""></p><p><strong>${r.h.ing[n % 3]}:</strong></p><ul>${li(r.ing)}</ul><p><strong>${r.h.steps[n % 3]}:</strong></p>${r.steps.map((x) => `<p>${x}</p>`).join("")}<p><strong>${r.h.notes}:</strong> ${r.note}</p></div></article></div>${tail(r, "h3")}`,
    ),
  }),
  groups: (r, n) => ({
    of: "groups",
    name: r.lang,
    title: r.title,
    ingredients: grouped(r),
    steps: r.steps,
    html: page(
      r,
      "",
      `<article><h1>${r.title}</h1>${story(r)}<h2>${r.h.ing[(n + 1) % 3]}</h2><h3>${r.group[0]}</h3><ul>${li(r.ing.slice(0, r.cut))}</ul><h3>${r.group[1]}:</h3><ul>${li(r.ing.slice(r.cut))}</ul><h2>${r.h.steps[(n + 1) % 3]}</h2><ol>${r.steps.map((x) => `<li><p>${x}</p></li>`).join("")}</ol></article>${tail(r)}`,
    ),
  }),
  "br-lines": (r, n) => ({
    of: "br",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      "",
      `<div class="post"><h1>${r.title}</h1>${story(r)}<p><b>${r.h.ing[(n + 2) % 3]}</b><br>${r.ing.join("<br>\n")}</p><p><b>${r.h.steps[(n + 2) % 3]}</b></p><p>${r.steps.map((x, i) => `${i + 1}. ${x}`).join("<br>")}</p></div>${tail(r)}`,
    ),
  }),
  table: (r, n) => ({
    of: "table",
    name: r.lang,
    title: r.title,
    ingredients: r.ing,
    steps: r.steps,
    html: page(
      r,
      "",
      `<section><h2>${r.title}</h2><div class="recipe"><h3>${r.h.ing[n % 3]}</h3><table><tbody>${r.ing
        .map((x) => {
          const m = /^([\d.,½\/]+ (?:g|ml|l|cl|dl|kg|EL|el|tsk|tsp|spsk)?(?= |$))(.*)$/.exec(x);
          return m
            ? `<tr><td>${m[1]!.trim()}</td><td>${m[2]!.trim()}</td></tr>`
            : `<tr><td></td><td>${x}</td></tr>`;
        })
        .join(
          "",
        )}</tbody></table><h3>${r.h.steps[n % 3]}</h3><div>${r.steps.map((x) => `<p>${x}</p>`).join("")}</div></div></section>${tail(r, "h3")}`,
    ),
  }),
  plugin: (r, n) => ({
    of: "plugin",
    name: r.lang,
    title: r.title,
    ingredients: grouped(r),
    steps: r.steps,
    html: page(
      r,
      "",
      `<div class="entry"><h1>${r.title}</h1>${story(r)}<div class="recipe-card"><h2>${r.title}</h2><a class="btn" href="#">${r.h.print}</a><div class="recipe-ingredients-container"><h3>${r.h.ing[n % 3]}</h3>${[0, 1].map((g) => `<div class="ing-group"><h4>${r.group[g]}</h4><ul>${(g ? r.ing.slice(r.cut) : r.ing.slice(0, r.cut)).map((x) => `<li class="recipe-ingredient"><span>${x}</span></li>`).join("")}</ul></div>`).join("")}</div><div class="recipe-instructions-container"><h3>${r.h.steps[n % 3]}</h3><ul>${r.steps.map((x) => `<li class="recipe-instruction"><div>${x}</div></li>`).join("")}</ul></div><h3>${r.h.nutrition}</h3><p>320 kcal</p></div></div>${tail(r)}`,
    ),
  }),
};

/** Each recipe in each markup; which of its headings a page has changes from recipe to recipe. */
export const FOREIGN_CASES: readonly PageCase[] = RECIPES.flatMap((recipe, n) =>
  Object.values(TEMPLATES).map((page) => page(recipe, n)),
);
