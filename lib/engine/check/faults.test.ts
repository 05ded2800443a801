/** Faults put into recipes of our own at every stage must be noticed, and recipes that are right must raise no alarm. */
import { STREET } from "@/scripts/eval/faults";
import { seedFaults, TESTED_RECIPES } from "@/scripts/eval/faults/seed";

test("of faults of more than 20 kinds at least 98 of 100 are noticed; of recipes that are right at most 2 of 100 raise an alarm", () => {
  const figures = seedFaults(STREET, TESTED_RECIPES);
  expect(figures.kinds.filter((kind) => kind.seeded > 0).length).toBeGreaterThanOrEqual(20);
  expect(figures.unharmed).toBeGreaterThanOrEqual(20);
  expect(figures.missed.length <= figures.seeded * 0.02 ? [] : figures.missed).toEqual([]);
  expect(figures.alarms.length <= figures.unharmed * 0.02 ? [] : figures.alarms).toEqual([]);
}, 180_000);
