/** What a method does first to make ready: a marinade, and no batter; every soaking of one instruction. */
import { cutActions } from ".";

const ready = (...texts: string[]): string[] =>
  cutActions(texts.map((text) => ({ text })))
    .filter(({ preparation }) => preparation)
    .map(({ text }) => text);

test("a batter that stands is no marinade", () => {
  expect(
    ready(
      "Sprinkle the chilli over the fish. Whisk the flour and beer to a batter; let stand 15 minutes.",
      "Dip the fish in it and fry for 4 minutes.",
    ),
  ).toEqual([]);
});

test("what is set on a rack is food, and cooking", () => {
  expect(
    ready(
      "Rub the wings with the paste and chill overnight.",
      "Heat the oven to 200C. Set the wings on a rack over a tin.",
      "Roast for 45 minutes.",
    ),
  ).toEqual(["Rub the wings with the paste.", "Chill overnight.", "Heat the oven to 200C."]);
  expect(ready("Set a rack over a tin. Heat the oven to 200C.", "Roast the wings for 45 minutes.")).toEqual([
    "Set a rack over a tin.",
    "Heat the oven to 200C.",
  ]);
});

test("what is taken out of the fridge at first waits to be cooked, also behind words that say when", () => {
  expect(ready("Before starting, get the butter out of the fridge.", "Melt the sugar.")).toEqual([
    "Before starting, get the butter out of the fridge.",
  ]);
  expect(ready("With a spoon, take the set cream from the fridge.", "Whip it.")).toEqual([]);
});

test("of two soakings in one instruction both are preparation", () => {
  expect(
    ready(
      "Wash the rice and soak for 4 hours. Wash the lentils and soak separately for 4 hours.",
      "Grind the rice.",
    ),
  ).toEqual(["Wash the rice.", "Soak for 4 hours.", "Wash the lentils.", "Soak separately for 4 hours."]);
});

test.each(["Start by heating", "Begin by heating", "Begin by preheating", "First, start by heating"])(
  "%s the oven is made ready, and the tin with it",
  (opening) => {
    expect(ready(`${opening} the oven to 180C and greasing a loaf tin. Whisk the eggs and sugar.`)).toEqual([
      `${opening} the oven to 180C.`,
      "Grease a loaf tin.",
    ]);
  },
);

test("the second of two soakings lasts as long as the first, though it does not say so", () => {
  expect(
    ready(
      "Soak the beans overnight. In another bowl soak the beef and the ribs, changing the water 3 times.",
      "Drain the beans and cook them for 40 minutes.",
    ),
  ).toEqual([
    "Soak the beans overnight.",
    "In another bowl soak the beef and the ribs, changing the water 3 times.",
  ]);
});

test("what an instruction goes on with that opens with the night before is done then, too", () => {
  expect(
    ready(
      "THE NIGHT BEFORE: Pour boiling water over the pork skin, pat very dry and leave uncovered in the fridge.",
      "Put the onions in a tin. Sit the pork on top. Roast for 2 hours.",
    ),
  ).toEqual([
    "The night before, pour boiling water over the pork skin.",
    "Pat very dry.",
    "Leave uncovered in the fridge.",
  ]);
  expect(
    ready("The night before, soak the beans. Rinse them well. Boil them for an hour.", "Serve."),
  ).toEqual(["The night before, soak the beans."]);
});
