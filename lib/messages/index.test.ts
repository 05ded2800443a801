/** A message says its values, and counts as its language does. */
import { t, tn } from ".";

test("a message says each value where its name stands, and nothing where there is none", () => {
  expect(t("Begin at {clock}{when}, or earlier.", { clock: "18:30", when: "" })).toBe(
    "Begin at 18:30, or earlier.",
  );
  expect(t("Step {step}", { step: 0 })).toBe("Step 0");
});

test("a count takes the words for one or for several, with its thousands apart", () => {
  const said = (count: number) => tn(count, "{count} step", "{count} steps");
  expect([0, 1, 2, 12_345].map(said)).toEqual(["0 steps", "1 step", "2 steps", "12,345 steps"]);
});
