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

test.each([
  ["en", "Meanwhile: warm the sauce over a low heat.", ["Meanwhile, warm the sauce over a low heat."]],
  ["nl", "Ondertussen: warm de saus op laag vuur.", ["Ondertussen, warm de saus op laag vuur."]],
  ["fr", "Pendant ce temps : réchauffez la sauce.", ["Pendant ce temps, réchauffez la sauce."]],
  [
    "en",
    "What floats is done: lift it out and toss in the butter.",
    ["What floats is done: lift it out and toss in the butter."],
  ],
])("what says when, or tells, before a colon heads no part (%s): %s", (language, text, lines) => {
  const actions = cutActions([{ text }], [language]);
  expect(actions.map((action) => action.text)).toEqual(lines);
  expect(actions.every(({ part }) => part === undefined)).toBe(true);
});

test.each([
  ["en", "Stir again; so the seeds do not clump.", ["Stir again; so the seeds do not clump."]],
  ["nl", "Roer nogmaals; zo klontert het zaad niet.", ["Roer nogmaals; zo klontert het zaad niet."]],
  ["en", "Drain well; so add no salt.", ["Drain well.", "Add no salt."]],
])("a reason behind a semicolon is no order (%s): %s", (language, text, lines) => {
  expect(cutActions([{ text }], [language]).map((action) => action.text)).toEqual(lines);
});

test("the lower third of an oven is no order", () => {
  expect(cut("Set racks in the upper and lower thirds of the oven.")).toEqual([
    [undefined, "Set racks in the upper and lower thirds of the oven."],
  ]);
});

test.each([
  ["en", "Take it off the heat at once: the eggs go on cooking in the pan."],
  ["pt", "Retire logo do lume: os ovos continuam a cozer com o calor."],
  ["fr", "Retirez du feu aussitôt : les œufs continuent de cuire."],
])("an order with its reason behind a colon stays an order: %s", (language, text) => {
  const orders = cutActions([{ text }], [language]).map((action) => [action.part, action.text]);
  expect(orders).toEqual([[undefined, text]]);
});

it.each([
  ["de", "Für die Füllung die Äpfel schälen. Mit dem Zucker kochen.", "Für die Füllung die Äpfel schälen."],
  ["de", "Für die Creme Sahne schlagen. Den Zucker unterheben.", "Für die Creme Sahne schlagen."],
  ["nl", "Voor de vulling de appels schillen. Met de suiker koken.", "Voor de vulling de appels schillen."],
])("a part with its order behind it is an order, %s", (language, text, order) =>
  expect(cutActions([{ text }], [language as "de"])[0]?.text).toBe(order),
);

it("the name of a part alone heads the work", () =>
  expect(
    cutActions([{ text: "Für die Füllung. Die Äpfel schälen." }], ["de"]).map((action) => [
      action.part,
      action.text,
    ]),
  ).toEqual([["Für die Füllung", "Die Äpfel schälen."]]));

it.each([
  [
    "nl",
    "Stoof het vlees 2 uur. Wordt het te dik: giet er water bij.",
    "Wordt het te dik: giet er water bij.",
  ],
  [
    "nl",
    "Pureer de pruimen en proef: zijn ze erg zuur, roer dan de suiker erdoor.",
    "Proef: zijn ze erg zuur, roer dan de suiker erdoor.",
  ],
  [
    "de",
    "Die Pflaumen pürieren und probieren: Sind sie sehr sauer, den Zucker einrühren.",
    "Probieren: Sind sie sehr sauer, den Zucker einrühren.",
  ],
])("what is only done if it is so stays with its condition, %s: %s", (language, text, order) => {
  const actions = cutActions([{ text }], [language as "de"]);
  expect([actions.at(-1)?.part, actions.at(-1)?.text]).toEqual([undefined, order]);
});

it("a list of orders behind a colon is cut all the same", () =>
  expect(cutActions([{ text: "Probieren: Pflaumen pürieren, den Zucker einrühren." }], ["de"])).toHaveLength(
    2,
  ));
