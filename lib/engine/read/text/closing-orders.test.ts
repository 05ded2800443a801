/** What stands right behind the steps and is one. */
import { parseRecipeText } from ".";

const stepsOf = (list: string, method: readonly string[]) =>
  parseRecipeText(`Roast\n\n${list}\n\n${method.join("\n")}`)?.instructions.map(({ text }) => text);

const LIST = "1 leg of lamb\n2 tbsp oil\n4 potatoes";
const METHOD = ["Put the lamb in the oven for an hour.", "Carve and serve."];

test.each([
  [["Slash the top."]],
  [["Lock the lid.", "Level the tops."]],
  [["Dampen the edges.", "Fan them over the top."]],
  [["Move to a 6-quart slow cooker."]],
])("lines whose verbs few recipes have are orders right behind the others: %j", (orders) =>
  expect(stepsOf(LIST, [...METHOD, ...orders])).toEqual([...METHOD, ...orders]),
);

test("'Puis égoutter.' is the last order", () => {
  const steps = stepsOf("1 gigot\n2 c. à s. d'huile\n4 pommes de terre", [
    "Enfourner le gigot une heure.",
    "Trancher et servir.",
    "Puis égoutter.",
  ]);
  expect(steps?.at(-1)).toBe("Puis égoutter.");
});

test.each(["Thank you for reading.", "Love this one.", "Posted by Anna.", "Nutrition facts are estimates."])(
  "%s is no order",
  (line) => expect(stepsOf(LIST, [...METHOD, line])).toEqual(METHOD),
);

const SALADS = {
  en: "Tomato salad\n\nServes 4\n\n4 tomatoes\n1 onion\n2 tbsp oil\n\nSlice the tomatoes and the onion. Dress with the oil.",
  de: "Tomatensalat\n\nFür 4 Personen\n\n4 Tomaten\n1 Zwiebel\n2 EL Öl\n\nTomaten und Zwiebel in Scheiben schneiden. Mit Öl anmachen.",
  fr: "Salade de tomates\n\nPour 4 personnes\n\n4 tomates\n1 oignon\n2 c. à soupe d'huile\n\nCouper les tomates et l'oignon. Assaisonner avec l'huile.",
  es: "Ensalada de tomate\n\nPara 4 personas\n\n4 tomates\n1 cebolla\n2 cucharadas de aceite\n\nCortar los tomates y la cebolla. Aliñar con el aceite.",
  it: "Insalata di pomodori\n\nPer 4 persone\n\n4 pomodori\n1 cipolla\n2 cucchiai d'olio\n\nTagliare i pomodori e la cipolla. Condire con l'olio.",
  pt: "Salada de tomate\n\nPara 4 pessoas\n\n4 tomates\n1 cebola\n2 colheres de azeite\n\nCortar os tomates e a cebola. Temperar com o azeite.",
  nl: "Tomatensalade\n\nVoor 4 personen\n\n4 tomaten\n1 ui\n2 el olie\n\nSnijd de tomaten en de ui. Maak aan met de olie.",
};
describe.each([" ", "\n", "\n\n"])("who shares out what was cooked, behind %j", (joint) => {
  test.each([
    ["en", "Share between 4 people."],
    ["en", "Portion into 4 servings."],
    ["de", "Auf 4 Teller verteilen."],
    ["de", "Für 4 Personen anrichten."],
    ["fr", "Répartir dans 4 assiettes."],
    ["es", "Compartir en dos platos."],
    ["es", "Presentar en 4 platos."],
    ["es", "Se reparte en dos platos."],
    ["it", "Dividere in 4 piatti."],
    ["it", "Ripartire fra 4 commensali."],
    ["pt", "Partilhar em dois pratos."],
    ["pt", "Partilhe por 4 pessoas."],
    ["nl", "Deel in 4 porties."],
  ] as const)("%s: %s", (language, order) => {
    const recipe = parseRecipeText(SALADS[language] + joint + order);
    expect(recipe?.instructions.map(({ text }) => text).join(" ")).toContain(order);
    expect(recipe?.yield).toContain("4");
  });
  test.each([
    ["en", "Enough for 6 people."],
    ["es", "Alcanza para 6 personas."],
    ["fr", "Assez pour 6 personnes."],
    ["it", "Basta per 6 persone."],
    ["pt", "Dá para 6 pessoas."],
    ["es", "Salen 6 raciones."],
  ] as const)("%s: %s, which orders nothing", (language, fact) => {
    const text = SALADS[language].replace(/\n\n\P{L}*\p{L}+ 4[^\n]*/u, "") + joint + fact;
    const recipe = parseRecipeText(text);
    expect(recipe?.instructions.map((each) => each.text).join(" ")).not.toContain(fact);
    expect(recipe?.yield).toContain("6");
  });
});
