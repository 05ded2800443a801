/** What another way to do the work names goes in where the recipe puts it in. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { usesByAction } from "@/tests/support/cooking-uses";

const WRAPS = ["1 lb steak", "2 onions", "2 peppers", "1 tbsp oil"];

test.each([
  "(Alternatively, you can cut the meat up first and fry it with the onions and peppers.)",
  "Alternatively, cut up the meat, then fry it with the onions and peppers.",
  "You can also fry it in a pan together with the onions and peppers.",
  "Another option is to fry it with the peppers and onions.",
  "If you prefer, fry it with the onions and peppers instead.",
])("another way uses nothing up: %s", (other) => {
  expect(
    usesByAction(WRAPS, [
      `Grill the steak for 10 minutes. ${other}`,
      "Toss the onions and peppers with the oil. Bake for 20 minutes.",
    ]),
  ).toEqual(["all: 1 lb steak", "all: 2 onions; all: 2 peppers; all: 1 tbsp oil"]);
});

test("what only such a sentence names is used there", () => {
  expect(
    usesByAction(["1 lb steak", "1 lemon"], ["Grill the steak.", "You can also squeeze the lemon over."]),
  ).toEqual(["all: 1 lb steak", "all: 1 lemon"]);
});

test("another way in one sentence is one line", () => {
  const { steps = [] } =
    formatText(
      "Wraps\n\n1 lb steak\n2 onions\n\nGrill the steak. (Alternatively, cut it into strips and then fry it with the onions.) Fry the onions. Serve.",
    ) ?? {};
  expect(steps.flatMap(({ actions = [] }) => actions.map(({ text }) => plainText(text)))).toContain(
    "Alternatively, cut it into strips and then fry it with the onions.",
  );
});

test("a sentence in brackets that opens with or stays with the order that it may replace", () => {
  const { steps = [] } =
    formatText(
      "Wraps\n\n1 lb steak\n2 onions\n\nGrill the steak. (Or sear it in a very hot pan.) Fry the onions. Serve.",
    ) ?? {};
  expect(steps.flatMap(({ actions = [] }) => actions.map(({ text }) => plainText(text)))).toContain(
    "Grill the steak, or sear it in a very hot pan.",
  );
});

test.each([
  "Warm the oil in a tin big enough to take the lamb.",
  "Warm the oil in a pot large enough for the lamb.",
])("what a vessel is to hold later is not in it yet: %s", (order) => {
  expect(
    usesByAction(
      ["1 leg of lamb", "2 tbsp oil", "2 onions"],
      [order, "Fry the onions in it, then lay the lamb on top."],
    )[0],
  ).toBe("all: 2 tbsp oil");
});

test("what is not there any more in the end goes in before", () =>
  expect(
    usesByAction(
      ["2 kg plums", "1 pint vinegar", "1 tsp salt"],
      [
        "Chop the plums.",
        "Put everything in a pan.",
        "It is ready when a spoon leaves a channel with no vinegar in it.",
      ],
    ).slice(1),
  ).toEqual(["all: 1 pint vinegar; all: 1 tsp salt"]));
