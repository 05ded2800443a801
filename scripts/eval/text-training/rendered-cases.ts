/** Recipes with known ingredients and steps, written in the many ways in which people keep and paste them. */
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Case } from "./labels";
import { bulleted, closed, misread, numbered, wrap, type Pen, type Recipe, type Style } from "./pen";
import { seeded, shuffled } from "./seeded";
import {
  AFTER_PAGE,
  BEFORE_PAGE,
  FACTS,
  INGREDIENT_HEADINGS,
  NOTES,
  STEP_HEADINGS,
  STORIES,
} from "./surroundings";
import { COVERS, GREETINGS, sent } from "./messages";
import { WORDINGS } from "./wordings";

const scanned: Style = (recipe, pen) => {
  const width = pen.pick([38, 44, 52, 60]);
  const listWidth = pen.pick([28, 34, width]);
  const number = pen.random() < 0.4;
  return [
    recipe.title.toUpperCase(),
    "",
    ...(pen.random() < 0.5 ? [`Serves ${2 + Math.floor(pen.random() * 7)}`, ""] : []),
    ...(pen.random() < 0.4 ? ["INGREDIENTS", ""] : []),
    ...recipe.ingredients.flatMap((line) => wrap(misread(line, pen), listWidth)),
    "",
    ...(pen.random() < 0.4 ? ["METHOD", ""] : []),
    ...recipe.steps.flatMap((step, i) => [
      ...wrap((number ? `${i + 1}. ` : "") + misread(step, pen), width),
      ...(pen.random() < 0.25 ? [`— ${10 + Math.floor(pen.random() * 190)} —`] : []),
    ]),
    "",
    String(10 + Math.floor(pen.random() * 290)),
  ].join("\n");
};

const page: Style = (recipe, pen) =>
  [
    ...pen.some(BEFORE_PAGE, 9),
    "",
    pen.random() < 0.8 ? recipe.title : `The Best ${recipe.title}`,
    ...pen.some(BEFORE_PAGE, 3),
    ...pen.some(STORIES, 4).flatMap((story) => ["", story]),
    "",
    recipe.title,
    ...pen.some(FACTS, 4),
    "",
    pen.pick(INGREDIENT_HEADINGS),
    ...pen.pick([[], ["US Customary  Metric", "1x 2x 3x"], ["Scale 1x 2x"]]),
    ...bulleted(recipe, pen),
    "",
    pen.pick(STEP_HEADINGS),
    ...pen.pick([[], ["Cook Mode Prevent your screen from going dark"]]),
    ...numbered(recipe, pen),
    ...pen.some(AFTER_PAGE, 5).flatMap((part) => ["", ...part]),
  ].join("\n");

/** The foods of a recipe by their names, some of them. */
const foodsOf = (recipe: Recipe, pen: Pen): string[] =>
  shuffled(recipe.ingredients, Math.floor(pen.random() * 1e9))
    .slice(0, 3)
    .map((line) => parseIngredientLine(line).name.toLowerCase());

/** What people write below a name to say what it is: a line that names its foods, with a full stop or without. */
function subtitle(recipe: Recipe, pen: Pen): string {
  const [first = "", second = "", third = ""] = foodsOf(recipe, pen);
  const line = pen.pick([
    `A quick dish of ${first} and ${second}`,
    `${first} with ${second} and ${third}, as we make it at home`,
    `Good for using up ${first} from the day before`,
    `Warming ${first} in a light sauce with ${second}`,
    `Crisp outside, soft inside, with ${first}. Easy to cook, just mix everything`,
    `Our way with ${first}: ${second}, ${third} and a little patience`,
    `Used twice the ${first} for this one`,
    `Handy when there is ${first} left`,
    `From ${pen.pick(["Nora Whitby", "the back of a packet", "my neighbour Jo", "a market cook"])}, changed a little`,
  ]);
  return line.charAt(0).toUpperCase() + line.slice(1) + pen.pick(["", "."]);
}

const CARDS: readonly (readonly string[])[] = [
  ["About 35 minutes", "4 servings"],
  ["Servings: 3-4", "Prep time: 20 minutes", "Cook time: 1 hour"],
  ["⏲️ Prep time: 40 min", "🍳 Cook time: 30 min", "🍽️ Servings: 4"],
  ["About 3 hours (30 min prep + 2½ hours oven)", "Serves 8"],
  ["Yield: 1 loaf", "Total: 50 min"],
];
const WRITERS = ["", "", "", " - Ida Moss", " (half batch)", " by Tom R."] as const;

/** The list in two parts, under names of their own. */
function inParts(list: readonly string[], pen: Pen): string[] {
  const middle = Math.ceil(list.length / 2);
  const [first, second] = pen.pick([
    ["**For the base:**", "**To finish:**"],
    ["### Vegetables", "### Sauce"],
    ["**Meat mixture:**", "**Seasoning**"],
    ["Dough:", "Filling:"],
    ["Dough", "Filling"],
    ["Crust", "Topping"],
    ["Batter", "To serve"],
    ["For the base", "For the sauce"],
    ["### Main", "### Optional"],
  ]);
  return [first, "", ...list.slice(0, middle), "", second, "", ...list.slice(middle)];
}

/** A recipe as people keep it in a folder of markdown files. */
const filed: Style = (recipe, pen) => {
  const list = recipe.ingredients.map((line) => pen.pick(["* ", "- "]) + line);
  const card = pen.pick(CARDS).map((line) => `- ${line}`);
  return [
    pen.random() < 0.75
      ? `# ${recipe.title}${pen.pick(WRITERS)}`
      : `${recipe.title}\n${"=".repeat(recipe.title.length)}`,
    ...(pen.random() < 0.5 ? [""] : []),
    ...(pen.random() < 0.8 ? [subtitle(recipe, pen)] : []),
    ...(pen.random() < 0.3 ? ["", `![${recipe.title}](/pictures/dish-2.jpg)`] : []),
    ...(pen.random() < 0.3 ? ["", ...pen.some(STORIES, 2)] : []),
    "",
    ...pen.pick([[], ["## Info", ...card], card, ["## info", ...card]]),
    "",
    pen.pick(["## Ingredients", "## ingredients", "## You need", "**Ingredients**"]),
    "",
    ...(pen.random() < 0.4 ? inParts(list, pen) : list),
    "",
    pen.pick(["## Directions", "## steps", "## Method", "## Preparation", "**Instructions**"]),
    "",
    ...recipe.steps.map((step, i) => pen.pick(["- ", `${i + 1}. `, ""]) + step),
    ...pen.pick(NOTES),
  ].join("\n");
};

/** Just pasted: a name, a line about it, the rest. */
const jotted: Style = (recipe, pen) =>
  [
    `${recipe.title}${pen.pick(WRITERS)}`,
    ...(pen.random() < 0.5 ? [""] : []),
    subtitle(recipe, pen),
    ...(pen.random() < 0.4 ? pen.some(STORIES, 1) : []),
    "",
    ...(pen.random() < 0.5 ? ["info", ...pen.pick(CARDS).map((line) => `- ${line}`), ""] : []),
    ...(pen.random() < 0.5 ? ["ingredients"] : []),
    ...bulleted(recipe, pen),
    "",
    ...(pen.random() < 0.5 ? ["steps"] : []),
    ...numbered(recipe, pen),
  ].join("\n");

const STYLES: readonly Style[] = [
  sent,
  filed,
  filed,
  filed,
  jotted,
  ({ title, ingredients, steps }, pen) =>
    [title, "", ...(pen.random() < 0.4 ? inParts(ingredients, pen) : ingredients), "", ...steps].join("\n"),
  ({ title, ingredients, steps }) => [title, ...ingredients, ...steps].join("\n\n"),
  page,
  page,
  page,
  scanned,
  scanned,
  scanned,
  ({ title, ingredients, steps }) =>
    `${title}. Ingredients: ${ingredients.join("; ")}. Method: ${steps.join(" ")}`,
  ({ title, ingredients, steps }) =>
    `${title}\nIngredients ${ingredients.join(", ")}\nInstructions ${steps.map((step, i) => `Step ${i + 1} ${step}`).join(" ")}`,
  ({ title, ingredients, steps }) => `${title}. ${ingredients.join(", ")}. ${steps.map(closed).join(" ")}`,
  (recipe, pen) =>
    [
      pen.random() < 0.3 ? recipe.title.toUpperCase() : recipe.title,
      ...pen.some(STORIES, 2),
      ...pen.some(FACTS, 4),
      "",
      pen.pick(INGREDIENT_HEADINGS),
      ...bulleted(recipe, pen),
      "",
      pen.pick(STEP_HEADINGS),
      ...numbered(recipe, pen),
      ...pen.pick(NOTES),
    ].join("\n"),
  (recipe, pen) =>
    [
      `# ${recipe.title}`,
      "",
      ...pen.some(STORIES, 1),
      "",
      "## Ingredients",
      "",
      ...recipe.ingredients.map((line) => `* ${line}`),
      "",
      "## Steps",
      "",
      ...recipe.steps.map((step, i) => `${i + 1}. ${step}`),
      ...pen.pick(NOTES),
    ].join("\n"),
  (recipe, pen) =>
    [recipe.title, ...pen.some(FACTS, 1), "", ...bulleted(recipe, pen), "", ...numbered(recipe, pen)].join(
      "\n",
    ),
  (recipe, pen) =>
    [
      pen.pick(GREETINGS),
      pen.pick(COVERS),
      "",
      ...[
        recipe.title,
        "",
        ...recipe.ingredients,
        "",
        ...numbered(recipe, pen).flatMap((step) => wrap(step, 62)),
      ].map((line) => `> ${line}`),
      "",
      "Hugs,",
      "Maria",
    ].join("\n"),
  (recipe, pen) =>
    [
      ...pen.some(BEFORE_PAGE, 3),
      recipe.title,
      ...pen.some(FACTS, 4),
      pen.pick(INGREDIENT_HEADINGS),
      ...recipe.ingredients.flatMap((line) => {
        const [amount, unit, ...food] = line.split(" ");
        return /^\d/.test(line) && food.length > 0
          ? [`${amount ?? ""} ${unit ?? ""}`, food.join(" ")]
          : [line];
      }),
      pen.pick(STEP_HEADINGS),
      ...recipe.steps.flatMap((step, i) => [String(i + 1), step]),
      ...pen.some(AFTER_PAGE, 2).flat(),
    ].join("\n"),
  (recipe, pen) =>
    [
      recipe.title,
      "",
      pen.pick(INGREDIENT_HEADINGS),
      ...recipe.ingredients.map((line) => `| ${line.replace(" ", " | ")} |`),
      "",
      pen.pick(STEP_HEADINGS),
      ...numbered(recipe, pen),
    ].join("\n"),
  (recipe, pen) =>
    [
      recipe.title,
      "",
      pen.pick(STEP_HEADINGS),
      ...numbered(recipe, pen),
      "",
      pen.pick(INGREDIENT_HEADINGS),
      ...bulleted(recipe, pen),
    ].join("\n"),
];

/** Styles that leave out one half of the recipe. */
const STEPS_ONLY: Style = (recipe, pen) =>
  [
    recipe.title,
    ...pen.pick([[], ["", pen.pick(STEP_HEADINGS)], pen.some(FACTS, 3)]),
    ...numbered(recipe, pen),
  ].join("\n");
const LIST_ONLY: Style = (recipe, pen) =>
  [recipe.title, "", pen.pick(INGREDIENT_HEADINGS), ...bulleted(recipe, pen)].join("\n");

/** A recipe is written in so many styles. */
const COPIES = 10;

/** The recipes, each in several styles; the same recipes give the same texts. */
export function renderedCases(recipes: readonly Case[]): Case[] {
  const random = seeded(7);
  const pen: Pen = {
    random,
    pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number],
    some: (items, atMost) =>
      shuffled(items, Math.floor(random() * 1e9)).slice(0, Math.floor(random() * (atMost + 1))),
  };
  const copies = recipes.flatMap(({ id, expected }) =>
    Array.from({ length: COPIES }, (_, copy) => ({ id: `${id}-${copy}`, expected })),
  );
  return copies.map(({ id, expected }, i) => {
    const onOneLine = expected.steps.map((step) => step.replace(/\n/g, " "));
    const recipe = pen.pick(WORDINGS)({ ...expected, steps: onOneLine }, pen);
    if (i % 40 === 17) return { id, text: STEPS_ONLY(recipe, pen), expected: { ...recipe, ingredients: [] } };
    if (i % 40 === 29) return { id, text: LIST_ONLY(recipe, pen), expected: { ...recipe, steps: [] } };
    return { id, text: pen.pick(STYLES)(recipe, pen), expected: recipe };
  });
}
