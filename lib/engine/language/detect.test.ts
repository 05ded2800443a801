import { commonWordsIn, languageOf, languageOfReading, recipeLanguage } from "./detect";

test.each([
  ["en", "Melt the butter in a pan and stir until it foams. Add the flour and cook for 2 minutes."],
  ["de", "Die Butter in einer Pfanne schmelzen und das Mehl mit der Milch verrühren, dann 5 Minuten kochen."],
  ["de", "Die Gewürze im heißen Öl kurz anrösten."],
  ["nl", "Bak de uien."],
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

test.each([
  ["de", "Ol und Kase fur 5 Minuten"],
  ["de", "500 g Mehl, 250 ml Milch, 1 Prise Salz"],
  ["fr", "Mélangez, mettez la pate a tarte au four"],
  ["es", "Anadir el azucar y la harina"],
  ["pt", "Misture o acucar ate ficar bem. Nao bata, leve a forno"],
  ["en", "2 eggs, 1 cup butter, salt and pepper"],
  ["en", "Mix."],
])("%s is guessed from what a reader of English makes of %p", (language, text) =>
  expect(languageOfReading(text)).toBe(language),
);

test("common words count where they are spelled as in their language", () => {
  expect(commonWordsIn("für die Pfanne", "de")).toBe(3);
  expect(commonWordsIn("fur die Pfanne", "de")).toBe(2);
  expect(commonWordsIn("für die Pfanne", "en")).toBe(0);
});

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
