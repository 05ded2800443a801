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
