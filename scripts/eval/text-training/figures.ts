/** How well a model reads texts that it has not learned from, by the recipes that are expected of them. */
import { readWith } from "@/lib/engine/read/text";
import type { LineWeights } from "@/lib/engine/lines/classify/model";
import type { Case } from "./labels";
import { f1, tokens } from "./tokens";

export type Figures = { texts: number; title: number; ingredients: number; steps: number };

const key = (text: string): string => tokens(text).join(" ");
/** F1 of the lines that were found among those that are expected, whole lines only. */
const linesF1 = (found: readonly string[], expected: readonly string[]): number =>
  found.length + expected.length === 0 ? 1 : f1(found.map(key), expected.map(key));
const words = (text: string): string[] => tokens(text).filter((word) => word !== "recipe");

/** The sums over `cases`; `mean` makes figures of them. */
export function figuresOf(
  cases: readonly Case[],
  weights: LineWeights,
  titleWeights: Readonly<Record<string, number>>,
): Figures {
  const sum = { texts: 0, title: 0, ingredients: 0, steps: 0 };
  for (const { text, expected } of cases) {
    const recipe = readWith(text, weights, titleWeights);
    sum.texts += 1;
    if (expected.title === "" || f1(words(recipe?.title ?? ""), words(expected.title)) >= 0.8) sum.title += 1;
    sum.ingredients += linesF1(recipe?.ingredients.map((line) => line.text) ?? [], expected.ingredients);
    sum.steps += linesF1(recipe?.instructions.map((line) => line.text) ?? [], expected.steps);
  }
  return sum;
}

/** The mean of summed figures, to three digits. */
export function mean(all: readonly Figures[]): Figures {
  const total = (of: (figures: Figures) => number): number =>
    all.reduce((sum, figures) => sum + of(figures), 0);
  const texts = total((figures) => figures.texts);
  const share = (of: (figures: Figures) => number): number => Math.round((1000 * total(of)) / texts) / 1000;
  return {
    texts,
    title: share((figures) => figures.title),
    ingredients: share((figures) => figures.ingredients),
    steps: share((figures) => figures.steps),
  };
}
