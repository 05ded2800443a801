import fc from "fast-check";
import { formatRecipe, formatText } from "./format";
import { OWN_RECIPES } from "./check/fixtures";
import { receiptSummary } from "./check/summary";
import { parseMarkup, plainText } from "./recipe/markup";
import { FormattedContent } from "./recipe/formatted";
import type { SourceRecipe } from "./recipe/source";

const TEXT = `Mushroom toast

Serves 2

Ingredients
250 g mushrooms, sliced
2 tbsp butter
1 clove garlic, crushed
2 slices sourdough bread
100 ml cream
salt

Method
Toast the bread. Melt the butter in a pan over medium heat and fry the mushrooms for 5 minutes.
Add the garlic and cream and simmer for 2-3 minutes. Season with salt and spoon over the toast.
`;

const listOf = (content: FormattedContent) =>
  Array.isArray(content.ingredients)
    ? content.ingredients
    : [...content.ingredients.refrigerated, ...content.ingredients.other];

test("pasted text becomes a whole recipe: list, steps with their own ingredients, receipt", () => {
  const content = formatText(TEXT);
  expect(content).toMatchObject({ title: "Mushroom toast", servings: 2 });
  const melt = content?.steps.find((step) => step.instruction.includes("Melt"));
  expect(melt?.ingredients).toEqual(expect.arrayContaining(["2 tbsp butter", "250 g mushrooms, sliced"]));
  expect(content?.receipt && receiptSummary(content.receipt)).toBe(
    "6 of 6 ingredients placed. All amounts match the original.",
  );
});

test("a text without a recipe gives none", () => {
  expect(formatText("Dear Anna, the weather is fine and we are all well. See you on Monday.")).toBeNull();
});

test.each(OWN_RECIPES.map((source) => [source.title ?? "", source] as const))(
  "%s: every step points into the list as it is stored",
  (_title, source) => {
    const content = formatRecipe(source);
    const list = listOf(content);
    expect([...list].sort()).toEqual(source.ingredients.map(({ text }) => text).sort());
    for (const step of content.steps) {
      expect(step.uses?.length).toBe(step.ingredients.length);
      step.uses?.forEach((use, index) =>
        expect(step.ingredients[index]?.startsWith(list[use.line] ?? "?")).toBe(true),
      );
    }
    expect(content.steps.map((step) => step.number)).toEqual(content.steps.map((_step, index) => index + 1));
  },
);

test("preparation comes first: heating the oven, then what the list asks to be cut", () => {
  const tray = OWN_RECIPES.find((source) => source.title === "Weeknight tray chicken");
  const steps = tray === undefined ? [] : formatRecipe(tray).steps;
  expect(steps.filter((step) => step.isPrep).map((step) => plainText(step.instruction))).toEqual([
    "Preheat the oven to 200°C (400°F).",
    "500 g small potatoes: halved. 2 red onions: cut into wedges.",
  ]);
  expect(steps.findIndex((step) => !step.isPrep)).toBe(2);
  const toss = steps.find((step) => step.instruction.includes("Toss"));
  expect(toss?.ingredients).toContain("2 red onions, cut into wedges");
});

test("portions are said where they are used, and add up to the line", () => {
  const soup = OWN_RECIPES[0];
  const steps = soup === undefined ? [] : formatRecipe(soup).steps;
  const oil = steps
    .flatMap((step) => step.ingredients.map((text, index) => ({ text, share: step.uses?.[index]?.share })))
    .filter(({ text }) => text.includes("olive oil"));
  expect(oil).toEqual([
    { text: "3 tbsp olive oil, divided (2 tbsp of it)", share: 0.667 },
    { text: "3 tbsp olive oil, divided (the rest)", share: 0.333 },
  ]);
});

test("mentions are marked in the step, asterisks of the source are not", () => {
  const source: SourceRecipe = {
    title: "Tea",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: [{ text: "2 tsp black tea**" }, { text: "milk*" }],
    instructions: [{ text: "Brew the **tea** for 4 minutes***. Add *milk*." }],
  };
  const steps = formatRecipe(source).steps;
  expect(steps.map((step) => plainText(step.instruction)).join(" ")).toBe(
    "Brew the **tea** for 4 minutes***. Add *milk*.",
  );
  const mentions = steps
    .flatMap((step) => parseMarkup(step.instruction))
    .filter((token) => token.kind === "mention");
  expect(mentions.map((token) => token.text)).toEqual(["tea", "milk"]);
});

test("whatever the source holds, the result is a valid recipe that shows every line", () => {
  const word = fc.constantFrom(
    "1 cup",
    "salt",
    "and",
    "oil",
    "½",
    "2-3",
    "***",
    "(",
    "until",
    "remaining",
    "350°F",
    "10 minutes",
    "\u0000",
    "ß",
    ".",
    ",",
    "for the sauce",
    "مِلْح",
    "divided",
    "all ingredients",
  );
  const line = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => ({ text: words.join(" ") }));
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.array(line, { maxLength: 8 }),
      (ingredients, instructions) => {
        const content = formatRecipe({
          title: null,
          description: null,
          yield: null,
          totalMinutes: null,
          imageUrl: null,
          ingredients,
          instructions,
        });
        expect(FormattedContent.safeParse(content).success).toBe(true);
        expect([...listOf(content)].sort()).toEqual(ingredients.map(({ text }) => text).sort());
        const shares = new Map<number, number>();
        content.steps.forEach((step) =>
          step.uses?.forEach((use) => shares.set(use.line, (shares.get(use.line) ?? 0) + (use.share ?? 0))),
        );
        for (const share of shares.values()) expect(share).toBeLessThanOrEqual(1.002);
      },
    ),
    { numRuns: 200 },
  );
});

test("an ingredient that a step may mean is placed, and the receipt says that it is not sure", () => {
  const content = formatRecipe({
    title: "Pasta",
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: [{ text: "2 cups grated sharp cheddar" }, { text: "1 lb macaroni" }],
    instructions: [{ text: "Boil the macaroni for 9 minutes." }, { text: "Scatter the cheese over it." }],
  });
  const step = content.steps.find((each) => each.instruction.includes("Scatter"));
  expect(step?.ingredients).toEqual(["2 cups grated sharp cheddar"]);
  expect(content.receipt?.issues).toEqual([
    expect.objectContaining({ kind: "uncertain", text: "2 cups grated sharp cheddar", step: step?.number }),
  ]);
});
