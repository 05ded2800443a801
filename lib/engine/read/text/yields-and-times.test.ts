import { formatText } from "@/lib/engine/format";

const LIST =
  "8 Rouladen\n5 Zwiebeln\n4 Gurken\n4 EL Senf\n12 Scheiben Speck\n2 EL Butterschmalz\n1 Möhre\n1 Stange Lauch\n500 ml Rinderfond";

const stepsOf = (text: string): string[] =>
  (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) => actions.map((action) => action.text));

test("rows of times below a long list are how long it takes, and nothing to do", () => {
  const text = `Rouladen\n\n${LIST}\n\nArbeitszeit ca. 1 Stunde\nKoch-/Backzeit ca. 2 Stunden\nGesamtzeit ca. 3 Stunden\n\nDie Rouladen aufrollen, waschen und trockentupfen. Zwiebeln in Halbmonde schneiden.`;
  expect(formatText(text)?.totalMinutes).toBe(180);
  expect(stepsOf(text).join(" ")).not.toMatch(/zeit/);
});

test("an order that names its time stays a step", () => {
  const text = `Rouladen\n\n${LIST}\n\nKochen 30 Minuten\nSchmoren 2 Stunden\n\nDie Rouladen aufrollen, waschen und trockentupfen. Zwiebeln in Halbmonde schneiden.`;
  expect(stepsOf(text).join(" ")).toMatch(/Kochen 30 Minuten/);
});

test.each([
  [
    "Kuchen\n\n200 g Mehl\n3 Eier\n\nMehl und Eier verrühren.\nIn eine Form füllen.\n\n",
    "Backzeit: ca. 50 Minuten bei 180 °C",
  ],
  [
    "Cake\n\n200 g flour\n3 eggs\n\nMix the flour and the eggs.\nPour into a tin.\n\n",
    "Baking time: about 50 minutes at 180 °C",
  ],
  [
    "Gâteau\n\n200 g de farine\n3 œufs\n\nMélanger la farine et les œufs.\nVerser dans un moule.\n\n",
    "Cuisson : 50 minutes à 180 °C",
  ],
  [
    "Torta\n\n200 g di farina\n3 uova\n\nMescolare la farina e le uova.\nVersare in uno stampo.\n\n",
    "Cottura: 50 minuti a 180 °C",
  ],
  [
    "Taart\n\n200 g bloem\n3 eieren\n\nMeng de bloem en de eieren.\nGiet in een vorm.\n\n",
    "Baktijd: 50 minuten op 180 °C",
  ],
])("a row below the last step that alone says how long it bakes is a step: %#", (recipe, row) => {
  expect(stepsOf(`${recipe}${row}`)).toContain(`${row}.`);
});

test("a baking time that a step says too is a fact", () =>
  expect(
    stepsOf(
      "Cake\n\n200 g flour\n3 eggs\n\nMix the flour and the eggs.\nBake for 50 minutes at 180 °C.\n\nBaking time: 50 minutes at 180 °C",
    ).join(" "),
  ).not.toContain("Baking time"));
