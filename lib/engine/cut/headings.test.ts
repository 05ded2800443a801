/** Sentences that only head the work behind them, and the food that they take away with them. */
import { cutActions } from "./index";

const FOODS = new Set(["cucumber", "onions", "salt", "mince"]);
const cut = (text: string) =>
  cutActions([{ text }], ["en"], FOODS).map((action) => [action.part, action.text]);

it("the food of a heading stands in the order that speaks of it", () => {
  expect(cut("Start with the cucumber. Grate it into a sieve and toss with the salt.")).toEqual([
    ["Start with the cucumber", "Grate the cucumber into a sieve."],
    ["Start with the cucumber", "Toss with the salt."],
  ]);
  expect(cut("First, the onions. Slice them thinly. Fry them for 20 minutes.")).toEqual([
    ["First, the onions", "Slice the onions thinly."],
    ["First, the onions", "Fry them for 20 minutes."],
  ]);
});

it("what is made in the part is no food of the list", () => {
  expect(cut("Start with the dressing. Whisk it well.")).toEqual([
    ["Start with the dressing", "Whisk it well."],
  ]);
  expect(cut("Drain the rice. Now for the dressing. Whisk the oil and lemon.")).toEqual([
    [undefined, "Drain the rice."],
    ["Now for the dressing", "Whisk the oil and lemon."],
  ]);
});

it("an order without its verb is no heading", () => {
  expect(cut("Spread with the sauce. Next the mince. Then the sheets.").map(([, text]) => text)).toContain(
    "Next the mince.",
  );
  expect(cut("Lay out the sheets. Next the sauce. Repeat.").map(([, text]) => text)).toContain(
    "Next the sauce.",
  );
});
