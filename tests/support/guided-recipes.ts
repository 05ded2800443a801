/** Recipes that rules alone cannot read to the end, and what a model answers to them, in the numbers of the sheet that it is shown. */
import { questionOf, type Answer, type ModelSheet } from "@/lib/engine/guide";
import { spansOf } from "@/lib/engine/guide/sheet";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";

const sourceOf = (title: string, ingredients: string[], instructions: string[]): SourceRecipe => ({
  title,
  description: null,
  yield: "Serves 4",
  totalMinutes: null,
  imageUrl: null,
  ingredients: ingredients.map((text) => ({ text })),
  instructions: instructions.map((text) => ({ text })),
});

/** The method makes the sauce first, the list has the cake first, and only the size tells the butters apart. */
export const TWO_BUTTERS = sourceOf(
  "Brown sugar cake",
  [
    "120 g butter",
    "70 g butter",
    "150 g caster sugar",
    "2 eggs",
    "180 g flour",
    "90 g muscovado sugar",
    "100 ml cream",
  ],
  [
    "Melt the smaller piece of butter with the muscovado sugar.",
    "Pour in the cream.",
    "Beat the larger piece of butter with the caster sugar.",
    "Beat in the eggs.",
    "Fold in the flour.",
    "Bake for 30 minutes.",
  ],
);

/** One part of the oil is named by a pronoun, the other by where it stands. */
export const DIVIDED_OIL = sourceOf(
  "Beans in oil",
  ["6 tbsp olive oil, divided", "2 onions", "400 g white beans"],
  [
    "Measure the olive oil into a jug.",
    "Warm 4 tablespoons of it in a wide pan.",
    "Fry the onions in the pan for 10 minutes.",
    "Stir in the beans.",
    "Drizzle with the oil that is left in the jug.",
  ],
);

/** "Mint yoghurt" heads the lines below it and looks like food. */
export const HEADING_LIKE_FOOD: SourceRecipe = {
  ...sourceOf(
    "Lamb skewers",
    [],
    [
      "Toss the lamb with the oil and salt.",
      "Grill for 8 minutes.",
      "Stir the yoghurt with the oil, salt and mint.",
    ],
  ),
  ingredients: [
    ...["600 g lamb leg", "2 tbsp olive oil", "1 tsp salt"].map((text) => ({ text, section: "Skewers" })),
    ...["Mint yoghurt", "200 g yoghurt", "1 tbsp olive oil", "1/2 tsp salt", "1 handful mint"].map(
      (text) => ({
        text,
        section: "Skewers",
      }),
    ),
  ],
};

/** Nothing in it is in doubt. */
export const PLAIN = sourceOf(
  "Fried eggs",
  ["2 eggs", "50 g butter"],
  ["Melt the butter in a pan.", "Crack in the eggs and fry for 3 minutes."],
);

export const NOTHING: Answer = {
  headings: [],
  joins: [],
  items: [],
  stepHeadings: [],
  cuts: [],
  parts: [],
  unused: [],
  uses: [],
};

export function sheetFor(source: SourceRecipe): ModelSheet {
  const question = questionOf(source);
  if (question === null) throw new Error("Nothing is asked about this recipe.");
  return question.sheet;
}

/** The number of the row or action that begins so. */
export function numberOf(list: readonly { text: string }[], start: string): number {
  const found = list.findIndex(({ text }) => text.startsWith(start));
  if (found < 0) throw new Error(`Nothing begins with “${start}”.`);
  return found;
}

/** One use: `share` of the row in the action that begins so, as `words` of it say. */
export function goesIn(
  { rows, actions }: ModelSheet,
  action: string,
  row: string,
  words: string,
  share: [n: number, d: number] = [1, 1],
): Answer["uses"][number] {
  const a = numberOf(actions, action);
  const text = actions[a]?.text ?? "";
  const from = text.indexOf(words);
  const to = from + words.length;
  const w = spansOf(text).flatMap(({ start, end }, word) => (start < to && end > from ? [word] : []));
  if (from < 0) throw new Error(`“${text}” has no “${words}”.`);
  return { a, r: numberOf(rows, row), n: share[0], d: share[1], w };
}

export function answerToButters(): Answer {
  const sheet = sheetFor(TWO_BUTTERS);
  return {
    ...NOTHING,
    uses: [
      goesIn(sheet, "Melt", "70 g butter", "smaller piece of butter"),
      goesIn(sheet, "Beat the larger", "120 g butter", "larger piece of butter"),
    ],
  };
}

export function answerToOil(): Answer {
  const sheet = sheetFor(DIVIDED_OIL);
  return {
    ...NOTHING,
    uses: [
      goesIn(sheet, "Warm", "6 tbsp", "4 tablespoons of it", [2, 3]),
      goesIn(sheet, "Drizzle", "6 tbsp", "oil that is left", [1, 3]),
    ],
  };
}

export function answerToHeading(): Answer {
  const { rows } = sheetFor(HEADING_LIKE_FOOD);
  return { ...NOTHING, headings: [numberOf(rows, "Mint yoghurt")] };
}
