import { retyped } from "./retyped";

test.each([
  [
    "Fry the ***onion*** in ***oil***.",
    "Fry the onion in oil for 8 minutes.",
    "Fry the ***onion*** in ***oil*** for 8 minutes.",
  ],
  ["Fry the ***onion*** in ***oil***.", "Fry the leek in oil.", "Fry the leek in ***oil***."],
  ["Add the ***oil***.", "Boil it, then add the oil.", "Boil it, then add the ***oil***."],
  ["Add **all** of it.", "Add all of it now.", "Add **all** of it now."],
  ["Add the ***oil***.", "Add the ***butter***.", "Add the ***butter***."],
  ["Add the ***oil***.", "", ""],
])("%s retyped as %s", (before, typed, after) => {
  expect(retyped(before, typed)).toBe(after);
});

test("a cook's own star stays a star", () => {
  expect(retyped("Bake.", "Bake at 180 * 2.")).toBe("Bake at 180 * 2.");
});
