import { languageOf, recipeLanguage } from "./detect";

test.each([
  ["en", "Melt the butter in a pan and stir until it foams. Add the flour and cook for 2 minutes."],
  ["de", "Die Butter in einer Pfanne schmelzen und das Mehl mit der Milch verrühren, dann 5 Minuten kochen."],
  ["fr", "Faites fondre le beurre dans une casserole puis ajoutez la farine et le lait pendant 2 minutes."],
  ["es", "Derretir la mantequilla en una sartén y añadir la harina con la leche durante 2 minutos."],
  [
    "it",
    "Sciogliere il burro con la farina e aggiungere il latte per 2 minuti, fino a che il composto bolle.",
  ],
  ["nl", "Smelt de boter in een pan en voeg het meel toe met de melk, laat 2 minuten koken."],
  ["sv", "Smält smöret i en kastrull och rör ned mjölet med mjölken, låt koka i 2 minuter."],
])("%s is heard from its short words", (language, text) => expect(languageOf(text)).toBe(language));

test.each(["", "Mix.", "Umrühren.", "混ぜる。"])("%p says too little: English", (text) =>
  expect(languageOf(text)).toBe("en"),
);

test("the steps decide, not an English description", () => {
  const step = (number: number, instruction: string) => ({
    number,
    instruction,
    ingredients: [],
    isPrep: false,
  });
  expect(
    recipeLanguage({
      title: "Spätzle",
      description: "The noodles of the south, with cheese and onions.",
      servings: 4,
      imageUrl: null,
      ingredients: ["500 g Mehl"],
      steps: [
        step(1, "Das ***Mehl*** mit den Eiern und dem Wasser verrühren."),
        step(2, "Den Teig bis zum Abend ruhen lassen."),
      ],
    }),
  ).toBe("de");
});
