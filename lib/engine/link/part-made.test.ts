/** A part of the list that is made in one word, and tins that are greased in passing. */
import { linkRead } from "./actions";

const uses = (lines: { text: string; section?: string }[], actions: string[]): number[][] =>
  linkRead({
    title: null,
    lines,
    actions: actions.map((text, instruction) => ({
      text,
      instruction,
      opensSentence: true,
      preparation: false,
      seconds: [],
    })),
  }).map((action) => action.uses.map(({ line }) => line).sort());

test("a part is made by its own name, also where one of its foods is called so", () => {
  const lines = ["1 lettuce", "1 cucumber", "2 tomatoes"].map((text) => ({ text, section: "Salad" }));
  const dressing = ["2 tbsp oil", "1 tbsp vinegar"].map((text) => ({ text, section: "Dressing" }));
  expect(uses([...lines, ...dressing], ["Whisk the dressing.", "Toss the salad."])).toEqual([
    [3, 4],
    [0, 1, 2],
  ]);
  const leaves = [{ text: "100 g salad leaves", section: "Salad" }, ...lines.slice(1), ...dressing];
  expect(
    uses(leaves, ["Whisk the dressing.", "Slice the cucumber and tomatoes.", "Toss the salad."])[2],
  ).toEqual([0]);
});

test("a tin that is buttered in passing takes of the butter", () => {
  const lines = [{ text: "200 g butter, plus extra for the tin" }, { text: "200 g sugar" }];
  expect(
    uses(lines, ["Start by heating the oven and buttering a tin.", "Cream the butter and sugar."]),
  ).toEqual([[0], [0, 1]]);
});
