/** Names of steps that stand before their orders without a sign between. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";

const LIST = "1 lb chicken\n½ cup yogurt\n1 tbsp lemon juice\n3 tbsp butter\n1 onion\n1 cup cream\n\n";
const orders = (method: string): string[] =>
  (formatText(`Spiced chicken\n\n${LIST}Instructions\n${method}`)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.map((action) => plainText(action.text)),
  );
const headings = (method: string): (string | undefined)[] => [
  ...new Set(
    (formatText(`Spiced chicken\n\n${LIST}Instructions\n${method}`)?.steps ?? []).map(
      ({ section }) => section,
    ),
  ),
];

const NAMED =
  "1. Marinate the chicken In a bowl, mix the yogurt and lemon juice. Add the chicken and chill for 1 hour.\n2. Cook the chicken In a large pan, melt 1 tbsp butter. Add the chicken and fry until brown.\n3. Make the sauce Melt the rest of the butter in the same pan. Add the onion and fry until golden.\n4. Finish the curry Add the cream. Simmer for 15 minutes.";

test("they head their steps, and the order begins with its own words", () => {
  expect(headings(NAMED)).toEqual([
    "Marinate the chicken",
    "Cook the chicken",
    "Make the sauce",
    "Finish the curry",
  ]);
  expect(orders(NAMED)[0]).toMatch(/^In a bowl, mix/);
});

test.each([
  // Who leaves out full stops leaves out more of them.
  "1. Mix the yogurt with lemon juice Add the chicken Chill for 1 hour.\n2. Melt the butter in a pan Add the chicken Fry until brown.\n3. Chop and fry the onion Add the cream Simmer for 15 minutes.",
  // A single slip of the pen is no name.
  "1. Mix the yogurt and lemon juice. Add the chicken.\n2. Melt the butter Add the chicken and fry until brown.\n3. Fry the onion. Add the cream and simmer for 15 minutes.",
])("orders without full stops stay orders: %#", (method) => {
  expect(headings(method)).toEqual([undefined]);
  expect(orders(method).join(" ")).toMatch(/melt the butter/i);
});
