import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";

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
