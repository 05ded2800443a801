import fc from "fast-check";
import { splitSteps } from "./step-line";

const split = (...texts: string[]): string[] =>
  splitSteps(texts.map((text) => ({ text }))).map((step) => step.text);
const words = (texts: readonly string[]): string[] =>
  texts
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

describe("splitSteps", () => {
  it("cuts a paragraph into steps of one or two actions", () => {
    expect(
      split(
        "Preheat the oven to 180°C. Melt the butter in a small pan, then stir in the sugar and the syrup until smooth. Press the mixture into the tin. Bake for 25 min. until golden. Leave to cool in the tin.",
      ),
    ).toEqual([
      "Preheat the oven to 180°C.",
      "Melt the butter in a small pan, then stir in the sugar and the syrup until smooth.",
      "Press the mixture into the tin.",
      "Bake for 25 min. until golden.",
      "Leave to cool in the tin.",
    ]);
  });

  it.each([
    ["Heat to 350°F. for 1.5 hours, approx. 90 min. in all.", 1],
    ["Add spices, e.g. cumin, and toast for 2 min. over low heat.", 1],
    ["Use Mrs. Dash or No. 2 salt to taste.", 1],
    ["Roll out the dough approx. 1/2 in. thick.", 1],
    ["Stir in the rice (use 1 cup. If you have none, use barley.) and cook until tender.", 1],
  ])("does not cut at an abbreviation, a decimal or inside brackets: %s", (text, steps) => {
    expect(split(text)).toHaveLength(steps);
  });

  it("cuts a long sentence between instructions that stand alone", () => {
    expect(
      split(
        "Heat the oil in a large heavy pan over medium heat until it shimmers; add the sliced onions and a pinch of salt and cook them slowly.",
      ),
    ).toEqual([
      "Heat the oil in a large heavy pan over medium heat until it shimmers.",
      "Add the sliced onions and a pinch of salt and cook them slowly.",
    ]);
    expect(
      split(
        "Whisk the eggs with the cream, salt and pepper in a wide bowl until pale and foamy, then pour the mixture over the vegetables in the dish.",
      ),
    ).toEqual([
      "Whisk the eggs with the cream, salt and pepper in a wide bowl until pale and foamy.",
      "Then pour the mixture over the vegetables in the dish.",
    ]);
  });

  it.each([
    "If the sauce is too thick after ten minutes, add a ladle of the hot stock, then whisk it hard, then taste it again before serving.",
    "Use a wide spatula to lift the edges of the omelette and tilt the pan so that the uncooked egg can run underneath and set.",
    "Do not stir the rice while it is cooking over the low flame, and do not lift the lid before twenty minutes have passed.",
  ])("leaves a condition, a purpose or a prohibition whole: %s", (text) => {
    expect(split(text)).toEqual([text]);
  });

  it("gives waits and oven heating a step of their own, in place", () => {
    expect(
      split(
        "Mix flour and yeast. Cover and let rise for 1 hour. Knead again. Preheat the oven to 220 C. Bake the loaf.",
      ),
    ).toEqual([
      "Mix flour and yeast.",
      "Cover and let rise for 1 hour.",
      "Knead again.",
      "Preheat the oven to 220 C.",
      "Bake the loaf.",
    ]);
    expect(split("Rinse the beans. Soak them overnight. Drain them and cover with fresh water.")[1]).toBe(
      "Soak them overnight.",
    );
  });

  it("ends a sentence at the sign of a temperature when a new one begins", () => {
    expect(split("Preheat the oven to 400 degrees F. Butter a baking dish.")).toEqual([
      "Preheat the oven to 400 degrees F.",
      "Butter a baking dish.",
    ]);
  });

  it("keeps remarks with the action they are about and joins fragments", () => {
    expect(split("Add the flour. The dough will be sticky.")).toEqual([
      "Add the flour. The dough will be sticky.",
    ]);
    expect(split("Pour in the milk slowly.", "Stir.")).toEqual(["Pour in the milk slowly. Stir."]);
    expect(split("Add the garlic. Cook for 1 minute.")).toEqual(["Add the garlic. Cook for 1 minute."]);
  });

  it.each([
    ["Step 1: Boil the water.", "Boil the water."],
    ["1) Boil the water.", "Boil the water."],
    ["2. Boil the water.", "Boil the water."],
    ["Schritt 3: Das Wasser kochen.", "Das Wasser kochen."],
    ["1 1/2 cups of water go into the pot.", "1 1/2 cups of water go into the pot."],
    ["2 folds, then chill.", "2 folds, then chill."],
  ])("takes numbering off and nothing else: %s", (text, step) => {
    expect(split(text)).toEqual([step]);
  });

  it("cuts other languages at sentences only", () => {
    expect(
      split(
        "Die Zwiebeln schälen und fein hacken. Butter in der Pfanne zerlassen, dann das Mehl einrühren. Mit Salz würzen.",
      ),
    ).toEqual([
      "Die Zwiebeln schälen und fein hacken.",
      "Butter in der Pfanne zerlassen, dann das Mehl einrühren.",
      "Mit Salz würzen.",
    ]);
    expect(split("Faire fondre le beurre. Ajouter la farine et mélanger.")).toHaveLength(2);
  });

  it("keeps the section of every step", () => {
    expect(
      splitSteps([
        { text: "Boil the milk. Whisk the yolks with the sugar until pale.", section: "Custard" },
      ]).map((step) => step.section),
    ).toEqual(["Custard", "Custard"]);
  });

  it("loses no word and adds none, whatever the text", () => {
    const clause = fc.constantFrom(
      "melt the butter",
      "add 1.5 cups flour",
      "then bake at 350°F.",
      "; stir",
      ", and let rise",
      "until golden.",
      "(if using)",
      "e.g. thyme",
      "Serve!",
      "Is it done?",
      "ohne Deckel kochen.",
      "If it splits, ",
      "\n",
      "1/2 tsp.",
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.array(clause).map((parts) => parts.join(" ")),
            fc.string({ unit: "binary" }),
          ),
        ),
        (texts) => {
          const plain = texts.map((text) => text.replace(/\d+[.)]|step|#/gi, ""));
          expect(words(split(...plain))).toEqual(words(plain));
        },
      ),
    );
  });
});
