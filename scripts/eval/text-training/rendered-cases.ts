/** Recipes with known ingredients and steps, written in the many ways in which people keep and paste them. */
import { readFileSync } from "node:fs";
import type { Case } from "./labels";
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

type LinkingCase = {
  id: string;
  kind: string;
  title: string;
  ingredients: { text: string }[];
  steps: { text: string }[];
};
type Recipe = { title: string; ingredients: string[]; steps: string[] };
type Pen = {
  random: () => number;
  pick: <T>(items: readonly T[]) => T;
  some: <T>(items: readonly T[], atMost: number) => T[];
};
type Style = (recipe: Recipe, pen: Pen) => string;

const BULLETS = ["- ", "* ", "• ", "", "", "▢ ", "[ ] ", "– "];
const NUMBERS: readonly ((n: number) => string)[] = [
  (n) => `${n}. `,
  (n) => `${n}) `,
  () => "",
  (n) => `Step ${n}: `,
  (n) => `Step ${n}\n`,
  (n) => `${n}\n`,
];

const bulleted = (recipe: Recipe, pen: Pen): string[] => {
  const bullet = pen.pick(BULLETS);
  return recipe.ingredients.map((line) => bullet + line);
};
const numbered = (recipe: Recipe, pen: Pen): string[] => {
  const number = pen.pick(NUMBERS);
  return recipe.steps.map((step, i) => number(i + 1) + step);
};
const closed = (step: string): string => (/[.!]$/.test(step.trim()) ? step : `${step}.`);

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].filter((one) => one !== "");
}

const MISREAD: Readonly<Record<string, string>> = { l: "1", o: "0", i: "l", n: "ri", e: "c", m: "rn" };

/** A few letters read wrongly, as from a poor scan. */
function misread(text: string, pen: Pen): string {
  return text
    .split(" ")
    .map((word) => {
      if (word.length <= 4 || pen.random() >= 0.03) return word;
      const at = 1 + Math.floor(pen.random() * (word.length - 2));
      return word.slice(0, at) + (MISREAD[word.charAt(at)] ?? word.charAt(at)) + word.slice(at + 1);
    })
    .join(" ");
}

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

const STYLES: readonly Style[] = [
  ({ title, ingredients, steps }) => [title, "", ...ingredients, "", ...steps].join("\n"),
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
      "Hello dear,",
      "as promised, here is the recipe. Love it!",
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

const MOST_OF_A_KIND = 210;

/** The recipes of a linking corpus, each in one style. */
export function renderedCases(file: string): Case[] {
  const all = (JSON.parse(readFileSync(file, "utf8")) as LinkingCase[]).filter(
    ({ ingredients, steps }) => ingredients.length >= 3 && steps.length >= 2,
  );
  const random = seeded(7);
  const pen: Pen = {
    random,
    pick: (items) => items[Math.floor(random() * items.length)] as (typeof items)[number],
    some: (items, atMost) =>
      shuffled(items, Math.floor(random() * 1e9)).slice(0, Math.floor(random() * (atMost + 1))),
  };
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const chosen = kinds.flatMap((kind) =>
    shuffled(
      all.filter((one) => one.kind === kind),
      5,
    ).slice(0, MOST_OF_A_KIND),
  );
  return chosen.map(({ id, title, ingredients, steps }, i) => {
    const recipe = {
      title,
      ingredients: ingredients.map(({ text }) => text),
      steps: steps.map(({ text }) => text.replace(/\n/g, " ")),
    };
    if (i % 40 === 17) return { id, text: STEPS_ONLY(recipe, pen), expected: { ...recipe, ingredients: [] } };
    if (i % 40 === 29) return { id, text: LIST_ONLY(recipe, pen), expected: { ...recipe, steps: [] } };
    return { id, text: pen.pick(STYLES)(recipe, pen), expected: recipe };
  });
}
