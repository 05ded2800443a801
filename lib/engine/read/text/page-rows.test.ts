import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import { plainText } from "@/lib/engine/recipe/markup";

const card = (below: string, between: string, method: string): string => `Leek Soup

Ingredients
${below}
3 leeks
1 l stock
50 g butter

${between}
Instructions
${method}
1. Melt the butter.
2. Add the leeks and the stock and simmer for 20 minutes.
`;

test.each([
  ["Add to shopping list", "Prevent your screen from going dark", "Save this recipe"],
  [
    "Scale 1x 2x 3x\nUS Customary – Metric",
    "Cook Mode Prevent your screen from going dark",
    "Watch the video",
  ],
  ["Deselect all", "Shop ingredients on Instacart", "Print"],
])("switches of a card are neither bought nor done: %s, %s, %s", (...rows) => {
  const text = card(...(rows as [string, string, string]));
  const read = parseRecipeText(text);
  expect(read?.title).toBe("Leek Soup");
  expect(read?.ingredients.map((line) => line.text)).toEqual(["3 leeks", "1 l stock", "50 g butter"]);
  expect(read?.instructions.map((line) => line.text)).toEqual([
    "Melt the butter.",
    "Add the leeks and the stock and simmer for 20 minutes.",
  ]);
  expect(formatText(text)?.receipt?.issues ?? []).toEqual([]);
});

test("a first part's name below a switch heads its lines all the same, and a food with a word of theirs is bought", () => {
  const read = parseRecipeText(`Double Chocolate Cake

Ingredients
1x 2x 3x
Cake
200 g flour
3 eggs
Icing
100 g icing sugar
50 g double cream

Method
Mix the flour and the eggs and bake for 20 minutes. Beat the icing sugar and the cream and spread over the cake.
`);
  expect(read?.title).toBe("Double Chocolate Cake");
  expect(read?.ingredients.map(({ section }) => section)).toEqual(["Cake", "Cake", "Icing", "Icing"]);
});

type Soup = [title: string, list: string, method: string, switches: string[]];
const SOUPS: Record<string, Soup> = {
  German: [
    "Lauchsuppe\n\nZutaten",
    "3 Stangen Lauch\n1 l Brühe\n50 g Butter",
    "Zubereitung\nDie Butter schmelzen. Lauch und Brühe zugeben und 20 Minuten köcheln lassen.",
    ["Zur Einkaufsliste hinzufügen", "Kochmodus", "Alle auswählen"],
  ],
  French: [
    "Soupe aux poireaux\n\nIngrédients",
    "3 poireaux\n1 l de bouillon\n50 g de beurre",
    "Préparation\nFaire fondre le beurre. Ajouter les poireaux et le bouillon et laisser mijoter 20 minutes.",
    ["Ajouter à ma liste de courses", "Garder l'écran allumé"],
  ],
  Spanish: [
    "Sopa de puerros\n\nIngredientes",
    "3 puerros\n1 l de caldo\n50 g de mantequilla",
    "Preparación\nDerretir la mantequilla. Añadir los puerros y el caldo y cocer 20 minutos.",
    ["Agregar a la lista de compras", "Mantener la pantalla encendida"],
  ],
  Italian: [
    "Zuppa di porri\n\nIngredienti",
    "3 porri\n1 l di brodo\n50 g di burro",
    "Preparazione\nSciogliere il burro. Unire i porri e il brodo e cuocere per 20 minuti.",
    ["Aggiungi alla lista della spesa", "Mantieni lo schermo acceso"],
  ],
  Dutch: [
    "Preisoep\n\nIngrediënten",
    "3 preien\n1 l bouillon\n50 g boter",
    "Bereiding\nSmelt de boter. Voeg de prei en de bouillon toe en kook 20 minuten.",
    ["Voeg toe aan boodschappenlijst", "Kookstand", "Houd je scherm aan"],
  ],
  Portuguese: [
    "Sopa de alho-poró\n\nIngredientes",
    "3 alhos-porós\n1 l de caldo\n50 g de manteiga",
    "Modo de preparo\nDerreta a manteiga. Junte o alho-poró e o caldo e cozinhe por 20 minutos.",
    ["Adicionar à lista de compras", "Manter a tela ligada"],
  ],
};

test.each(Object.entries(SOUPS))(
  "and so in %s, below the heading of the list and of the method",
  (_language, [head, list, method, switches]) => {
    for (const each of switches)
      for (const text of [
        `${head}\n${each}\n${list}\n\n${method}\n`,
        `${head}\n${list}\n\n${method.replace("\n", `\n${each}\n`)}\n`,
      ]) {
        const read = parseRecipeText(text);
        expect(read?.ingredients.map((line) => [line.section, line.text])).toEqual(
          list.split("\n").map((line) => [undefined, line]),
        );
        expect(read?.instructions).toHaveLength(1);
      }
  },
);

/** A soup as it stands on a page of each language: what the page says above the title, between the title and the list, and below the method. */
type Page = { above: string[]; under: string[]; soup: string; list: string; method: string; below: string[] };
const PAGES: Record<string, Page> = {
  English: {
    above: ["Home > Recipes > Soups", "Jump to recipe"],
    under: [
      "By Anna Miller",
      "Published 12 May 2024 · Updated 3 June 2025",
      "4.8 from 52 votes",
      "5 min read",
    ],
    soup: "Leek Soup",
    list: "3 leeks\n1 l stock\n50 g butter",
    method: "Melt the butter.\nAdd the leeks and the stock and simmer for 20 minutes.",
    below: ["Advertisement", "12 comments", "Did you make this? Tag @annacooks", "More recipes", "Share"],
  },
  German: {
    above: ["Startseite > Rezepte > Suppen", "Zum Rezept springen"],
    under: [
      "Von Anna Müller",
      "Veröffentlicht am 12. Mai 2024",
      "4,8 von 5 (52 Bewertungen)",
      "5 Min. Lesezeit",
    ],
    soup: "Lauchsuppe",
    list: "3 Stangen Lauch\n1 l Brühe\n50 g Butter",
    method: "Die Butter zerlassen.\nLauch und Brühe zugeben und 20 Minuten köcheln lassen.",
    below: ["Werbung", "Kommentare (12)", "Hast du das Rezept ausprobiert?", "Weitere Rezepte", "Teilen"],
  },
  French: {
    above: ["Accueil > Recettes > Soupes", "Aller à la recette"],
    under: ["Par Anna Dupont", "Publié le 12 mai 2024", "4,8 sur 5 (52 avis)", "Temps de lecture : 5 min"],
    soup: "Soupe aux poireaux",
    list: "3 poireaux\n1 l de bouillon\n50 g de beurre",
    method: "Faire fondre le beurre.\nAjouter les poireaux et le bouillon et laisser mijoter 20 minutes.",
    below: [
      "Publicité",
      "12 commentaires",
      "Vous avez essayé cette recette ?",
      "Autres recettes",
      "Partager",
    ],
  },
  Spanish: {
    above: ["Inicio > Recetas > Sopas", "Ir a la receta"],
    under: ["Por Ana García", "12 de mayo de 2024", "4,8 de 5 (52 votos)", "5 min de lectura"],
    soup: "Sopa de puerros",
    list: "3 puerros\n1 l de caldo\n50 g de mantequilla",
    method: "Derretir la mantequilla.\nAñadir los puerros y el caldo y cocer 20 minutos.",
    below: ["Publicidad", "Comentarios (12)", "¿Has hecho esta receta?", "Más recetas", "Compartir"],
  },
  Italian: {
    above: ["Home > Ricette > Zuppe", "Vai alla ricetta"],
    under: ["Di Anna Rossi", "Pubblicato il 12 maggio 2024", "4,8 su 5 (52 voti)", "5 min di lettura"],
    soup: "Zuppa di porri",
    list: "3 porri\n1 l di brodo\n50 g di burro",
    method: "Sciogliere il burro.\nUnire i porri e il brodo e cuocere per 20 minuti.",
    below: ["Pubblicità", "12 commenti", "Hai provato questa ricetta?", "Altre ricette", "Condividi"],
  },
  Dutch: {
    above: ["Home > Recepten > Soepen", "Naar het recept"],
    under: ["Door Anna de Vries", "Gepubliceerd op 12 mei 2024", "4,8 van 5 (52 stemmen)", "Leestijd: 5 min"],
    soup: "Preisoep",
    list: "3 preien\n1 l bouillon\n50 g boter",
    method: "Smelt de boter.\nVoeg de prei en de bouillon toe en laat 20 minuten koken.",
    below: ["Advertentie", "Reacties (12)", "Heb je dit recept gemaakt?", "Meer recepten", "Delen"],
  },
  Portuguese: {
    above: ["Início > Receitas > Sopas", "Ir para a receita"],
    under: ["Por Ana Silva", "Publicado em 12 de maio de 2024", "4,8 de 5 (52 votos)", "5 min de leitura"],
    soup: "Sopa de alho-francês",
    list: "3 alhos-franceses\n1 l de caldo\n50 g de manteiga",
    method: "Derreta a manteiga.\nJunte os alhos-franceses e o caldo e cozinhe durante 20 minutos.",
    below: ["Publicidade", "Comentários (12)", "Já fez esta receita?", "Mais receitas", "Partilhar"],
  },
};

test.each(Object.entries(PAGES))("what a %s page says of itself is no part of its recipe", (_, page) => {
  const { above, under, soup, list, method, below } = page;
  const bare = formatText([soup, list, method].join("\n\n"));
  const onPage = formatText(
    [above.join("\n"), soup, under.join("\n"), list, method, below.join("\n")].join("\n\n"),
  );
  expect(onPage?.title).toBe(soup);
  expect(onPage?.ingredients).toEqual(bare?.ingredients);
  expect(onPage?.steps).toEqual(bare?.steps);
  expect(onPage?.notes ?? []).toEqual([]);
  expect(onPage?.receipt?.issues ?? []).toEqual([]);
});

test.each([
  ["By the Sea Chowder", "3 leeks"],
  ["From Scratch Pancakes", "200 g flour"],
  ["Van Dyck Taart", "200 g bloem"],
])("%s is the name of a dish, and nobody's", (title, food) => {
  const text = `${title}\n\n${food}\n2 eggs\n50 g butter\n\nMix everything and cook it for 20 minutes.`;
  expect(parseRecipeText(text)?.title).toBe(title);
});

test("an advertisement between two orders takes neither, and what is shared out stays an order", () => {
  const text = `Leek Soup\n\n3 leeks\n1 l stock\n50 g butter\n\nMelt the butter.\n\nAdvertisement\n\nAdd the leeks and the stock.\n\nSimmer for 20 minutes.\nShare between 4 bowls.`;
  expect(parseRecipeText(text)?.instructions.map((line) => line.text)).toEqual([
    "Melt the butter.",
    "Add the leeks and the stock.",
    "Simmer for 20 minutes.",
    "Share between 4 bowls.",
  ]);
});

test.each([
  ["Serves 4 (12 tacos)", "1 juice of 1 (2 lemons)"],
  ["Makes 2.5 (5 jars)", "juice of 2 lemons (2 lemons)"],
])("a count with another in brackets is no rating: %s", (fact, line) => {
  const text = `Leek Soup\n\n${fact}\n\n3 leeks\n1 l stock\n${line}\n\nMelt the butter. Add the leeks, the stock and the juice and simmer for 20 minutes.`;
  expect(parseRecipeText(text)?.ingredients).toHaveLength(3);
  expect(formatText(text)?.receipt?.issues.filter(({ kind }) => kind === "lost")).toEqual([]);
});

test.each([
  "Advertisement",
  "Advertisement - Continue Reading Below",
  "Photo: Anna Miller",
  "Save this recipe",
])("%s between two rows of a list, with blank lines around it, parts no list", (row) => {
  const text = `Leek Soup\n\n3 leeks\n1 l stock\n\n${row}\n\n50 g butter\n100 ml cream\n\nMelt the butter. Add the leeks and the stock and simmer for 20 minutes. Stir in the cream.`;
  expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).toEqual([
    "3 leeks",
    "1 l stock",
    "50 g butter",
    "100 ml cream",
  ]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  ["With love from your grandmother,", "Ida", "50 g butter", "Melt the butter."],
  ["Un beso muy fuerte de tu abuela,", "Carmen", "50 g de mantequilla", "Derretir la mantequilla."],
])("who signs a letter below its recipe is nothing to do: %s %s", (farewell, name, line, order) => {
  const recipe = formatText(`Leek Soup\n\n3 leeks\n1 l stock\n${line}\n\n${order}\n\n${farewell}\n${name}`);
  const told = recipe?.steps.map(({ instruction }) => instruction).join(" ") ?? "";
  expect(told).not.toContain(name);
  expect(recipe?.steps.at(-1)?.instruction).toMatch(/butter|mantequilla/);
});

test.each(["Serve it hot with bread.", "Serve hot with bread", "1 tbsp chives, to serve"])(
  "what is no name is lost below no button, pressed twice or not: %s",
  (row) => {
    const recipe = formatText(
      `Leek Soup\n\n3 leeks\n50 g butter\n\nMelt the butter. Add the leeks and simmer.\n\nSave\nSave\n${row}`,
    );
    expect(JSON.stringify(recipe).replaceAll("***", "")).toContain(row.replace(".", ""));
  },
);

test("the names of the posts before and behind this one, below the buttons that turn to them, are nothing to do", () => {
  const recipe = formatText(
    "Go Back\nPrint\n\nLeek Soup\n\n3 leeks\n50 g butter\n\nMelt the butter. Add the leeks and simmer for 20 minutes.\n\nPrevious\nPrevious\n\nPenne with Tomato Cream\n\nNext\nNext\n\nLemon rosemary T-bone",
  );
  expect(recipe?.title).toBe("Leek Soup");
  expect(plainText(recipe?.steps.at(-1)?.instruction ?? "")).toBe(
    "Melt the butter. Add the leeks. Simmer for 20 minutes.",
  );
  expect(recipe?.receipt?.issues).toEqual([]);
});
