import { formatText } from "@/lib/engine/format";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { canUntangle, shownBeforeAfter, untangled, wordCount } from "./untangled";

const TEXT =
  "Leek soup\n\n2 leeks, peeled and sliced\n1 litre stock\n\nFry the leeks for 5 minutes. Pour in the stock and simmer for 20 minutes.\n";
const SOUP = formatText(TEXT) as FormattedContent;

test("the text is whole, and each of its stretches knows the actions that came of it", () => {
  const shown = untangled(SOUP, TEXT);
  expect(shown?.text.map(({ text }) => text).join("")).toBe(TEXT);
  expect(shown).toMatchObject({ words: 25, steps: SOUP.steps.length });
  for (const [place, { words }] of (shown?.actions ?? []).entries()) {
    if (words === null) continue;
    const of = shown?.text.filter(({ actions }) => actions.includes(place)).map(({ text }) => text);
    expect(of?.join("")).toBe(words);
  }
  const line = shown?.text.find(({ text }) => text.startsWith("2 leeks"));
  expect(line?.actions.map((at) => shown?.actions[at]?.step)).toEqual(line?.actions.map(() => 1));
  expect(line?.actions.length).toBeGreaterThan(0);
});

test("nothing is shown beside another text, a changed recipe, or one from before there were places", () => {
  const { receipt } = SOUP;
  if (!receipt) throw new Error("A converted recipe has a receipt.");
  expect(untangled(SOUP, `${TEXT} `)).toBeNull();
  const edited = { ...SOUP, receipt: { ...receipt, edited: true } };
  const older = { ...receipt, places: undefined };
  for (const content of [edited, { ...SOUP, receipt: older }, { ...SOUP, receipt: undefined }]) {
    expect(canUntangle(content as FormattedContent)).toBe(false);
    expect(untangled(content as FormattedContent, TEXT)).toBeNull();
  }
  expect(canUntangle(SOUP)).toBe(true);
});

test("places that point out of the text, as a foreign program may send them, are nowhere", () => {
  const places = {
    length: TEXT.length,
    steps: [[[5, 9_999] as [number, number], [3, 3] as [number, number], [0, 9] as [number, number]]],
  };
  const content = {
    ...SOUP,
    steps: [
      {
        ...(SOUP.steps[0] as FormattedContent["steps"][number]),
        actions: ["a", "b", "c"].map((text) => ({ text, uses: [], seconds: [] })),
      },
    ],
    receipt: { ...SOUP.receipt, places } as FormattedContent["receipt"],
  };
  expect(untangled(content, TEXT)?.actions.map(({ words }) => words)).toEqual([null, null, "Leek soup"]);
});

test.each([
  ["", 0],
  ["½ cup - of Rock’n’roll, 180°C", 5],
])("%j has %i words", (text, count) => expect(wordCount(text)).toBe(count));

test("the picture's words: the beginning of the text as one block, the steps that fit, and how many do not", () => {
  const long = `${"Stir the pot well. ".repeat(400)}\nSoup`;
  const actions = Array.from({ length: 40 }, (_, at) => ({
    step: at + 1,
    text: at === 0 ? "粥".repeat(400) : "Stir the pot well.",
    ours: false,
    words: null,
  }));
  const { before, after, more } = shownBeforeAfter({ words: 1600, steps: 40, actions, text: [] }, long);
  expect(before).toMatch(/^Stir the pot well\. .*…$/);
  expect(before.length).toBeLessThanOrEqual(861);
  expect(after[0]?.text.length).toBeLessThanOrEqual(53);
  expect(after.length).toBeGreaterThan(8);
  expect(after.length + more).toBe(40);
});

test("places that a browser made up, thousands of them over each other, mark a few stretches and hold nothing up", () => {
  const text = "x".repeat(8_000);
  const count = 3_000;
  const actions = Array.from({ length: count }, () => ({ text: "Stir.", uses: [], seconds: [] }));
  const step = { number: 1, instruction: "Stir.", ingredients: [], isPrep: false, actions };
  const steps = [actions.map((_action, at): [number, number] => [at, text.length - at])];
  const receipt = {
    ...(SOUP.receipt as NonNullable<FormattedContent["receipt"]>),
    places: { length: text.length, steps },
  };
  const shown = untangled({ ...SOUP, steps: [step], receipt }, text);
  expect(shown?.text.map((stretch) => stretch.text).join("")).toBe(text);
  expect(Math.max(...(shown?.text ?? []).map((stretch) => stretch.actions.length))).toBeLessThan(20);
});
