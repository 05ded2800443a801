import { formatRecipe } from "@/lib/engine/format";
import { checkAgainstSource } from ".";
import { isFaithful, receiptSummary } from "./summary";
import type { SourceRecipe } from "@/lib/engine/recipe/source";

const source = (
  ingredients: string[],
  instructions: string[],
  more: Partial<SourceRecipe> = {},
): SourceRecipe => ({
  title: "Beans on toast",
  description: null,
  yield: "Serves 2",
  totalMinutes: null,
  imageUrl: null,
  ingredients: ingredients.map((text) => ({ text })),
  instructions: instructions.map((text) => ({ text })),
  ...more,
});
const BEANS = source(
  ["1 can beans", "2 slices bread", "1 star anise"],
  ["Warm the beans for 5 minutes.", "Toast the bread at 200 °C and top with the beans."],
);

test("a faithful recipe says how much was placed and that all amounts match", () => {
  const { receipt } = formatRecipe(BEANS);
  expect(receipt && receiptSummary(receipt)).toBe(
    "2 of 3 ingredients placed. All amounts match the original.",
  );
  expect(receipt && isFaithful(receipt)).toBe(true);
  expect(receipt).toMatchObject({
    engine: "rules",
    times: { checked: 1, matching: 1 },
    temperatures: { checked: 1, matching: 1 },
    sentences: { total: 2, kept: 2 },
  });
});

test("a line that no step names is told with its place in the original", () => {
  const original =
    "Beans on toast\n1 can beans\n2 slices  bread\n1 star\n anise\nWarm the beans for 5 minutes.\nToast the bread at 200 °C and top with the beans.";
  const issue = formatRecipe(BEANS, original).receipt?.issues.find((each) => each.kind === "unplaced");
  expect(issue).toMatchObject({ text: "1 star anise" });
  expect(original.slice(issue?.start, issue?.end)).toBe("1 star\n anise");
});

test("a preparation alone places nothing", () => {
  const { receipt } = formatRecipe(source(["1 lemon, juiced", "2 eggs"], ["Fry the eggs."]));
  expect(receipt?.ingredients).toEqual({ total: 2, placed: 1 });
});

test("an altered amount, time and sentence are counted and told in words", () => {
  const content = formatRecipe(BEANS);
  const altered = {
    ...content,
    ingredients: ["2 can beans", "2 slices bread", "1 star anise"],
    steps: content.steps.map((step) => ({
      ...step,
      instruction: step.instruction.replace("5 minutes", "50 minutes"),
    })),
  };
  const receipt = checkAgainstSource(BEANS, altered);
  expect(receiptSummary(receipt)).toBe(
    "1 of 3 ingredients placed. 1 amount differs from the original. 1 time or temperature differs from the original. 1 sentence is not as in the original.",
  );
});

test("lines of the original that the reading left out, and its notes, are shown and not lost", () => {
  const original = "1 can beans\nA glass of cold cider goes very well with it.\nWarm the beans.";
  const read = source(["1 can beans"], ["Warm the beans."], { notes: ["Use any beans."] });
  const texts = formatRecipe(read, original).receipt?.issues.map((issue) => issue.text);
  expect(texts).toEqual(
    expect.arrayContaining(["A glass of cold cider goes very well with it.", "Use any beans."]),
  );
});

test("characters that could not be read are told", () => {
  const kinds = formatRecipe(source(["1 can b\uFFFD\uFFFDns"], ["Warm it."])).receipt?.issues.map(
    (issue) => issue.kind,
  );
  expect(kinds).toContain("unreadable");
});

test("the maker of the recipe is named", () => {
  expect(
    checkAgainstSource(BEANS, formatRecipe(BEANS), undefined, { engine: "model", version: "7" }),
  ).toMatchObject({ engine: "model", version: "7" });
});

test("a receipt of a long recipe takes time that grows with its length", () => {
  const long = (size: number) =>
    source(
      Array.from({ length: size }, (_e, i) => `${i} g flour`),
      Array.from({ length: size }, (_e, i) => `Add the flour and stir for ${i} minutes until it is smooth.`),
    );
  const recipe = long(1000);
  const content = formatRecipe(recipe);
  expect(checkAgainstSource(recipe, content).ingredients.total).toBe(1000);
}, 30_000);

test("a line that only says the total time is in the recipe as its number; one that says more is told", () => {
  const timed = { ...BEANS, totalMinutes: 75 };
  const issues = (line: string) =>
    formatRecipe(timed, line).receipt?.issues.filter(({ text }) => text === line) ?? [];
  expect(issues("Total time: 1 hour 15 minutes")).toEqual([]);
  expect(issues("Total time: 20 minutes")).toHaveLength(1);
  expect(issues("Total time: 75 minutes, and a night in the fridge")).toHaveLength(1);
});
