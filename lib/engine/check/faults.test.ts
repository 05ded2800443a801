/** Faults put into recipes of our own at every stage must be noticed, and recipes that are right must raise no alarm. */
import { answeredRecipes } from "@/scripts/eval/faults/answered";
import { STREET } from "@/scripts/eval/faults";
import { seedFaults, TESTED_RECIPES } from "@/scripts/eval/faults/seed";

/** Of each language, so that it takes seconds; `npm run eval -- faults` takes them all. */
const TESTED_PER_LANGUAGE = 3;

test("of faults of more than 20 kinds at least 98 of 100 are noticed; of recipes that are right at most 2 of 100 raise an alarm", () => {
  const figures = seedFaults(STREET, TESTED_RECIPES);
  expect(figures.kinds.filter((kind) => kind.seeded > 0).length).toBeGreaterThanOrEqual(20);
  expect(figures.unharmed).toBeGreaterThanOrEqual(20);
  expect(figures.missed.length <= figures.seeded * 0.02 ? [] : figures.missed).toEqual([]);
  expect(figures.alarms.length <= figures.unharmed * 0.02 ? [] : figures.alarms).toEqual([]);
}, 180_000);

test("of faults in recipes of six other languages at least 98 of 100 are noticed, and a right recipe hardly ever rings", () => {
  const pasted = [...answeredRecipes().values()].flatMap((recipes) => recipes.slice(0, TESTED_PER_LANGUAGE));
  const figures = seedFaults(STREET, { texts: [], pages: [], pasted });
  expect(new Set(pasted.map(({ language }) => language)).size).toBe(6);
  expect(figures.seeded).toBeGreaterThan(400);
  expect(figures.missed.length <= figures.seeded * 0.02 ? [] : figures.missed).toEqual([]);
  expect(figures.alarms.length <= figures.unharmed * 0.06 ? [] : figures.alarms).toEqual([]);
}, 180_000);
