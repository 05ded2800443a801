/** How good a list is as a recipe's ingredients or instructions. Comparable between lists of the same page; 0 or less is no such list. */
import type { SourceLine } from "@/lib/engine/recipe/source";
import { statesAmount, type LineJudge } from "./line-shape";

/** A line this likely neither helps nor hurts. */
const NEUTRAL_INGREDIENT = 0.3;
const NEUTRAL_INSTRUCTION = 0.35;

export type IngredientQuality = { count: number; likeness: number; withAmount: number; repeated: number };

export function ingredientQuality(lines: readonly SourceLine[], judge: LineJudge): IngredientQuality {
  const seen = new Set<string>();
  let likeness = 0;
  let amounts = 0;
  let repeated = 0;
  for (const { text, section } of lines) {
    likeness += judge.ingredient(text);
    if (statesAmount(text)) amounts++;
    const key = `${section ?? ""}\n${text.toLowerCase()}`;
    if (seen.has(key)) repeated++;
    seen.add(key);
  }
  const count = lines.length;
  return { count, likeness: count ? likeness / count : 0, withAmount: count ? amounts / count : 0, repeated };
}

/** Sum of what each line adds or takes; lists without amounts and with repeats count less. */
export function ingredientScore(lines: readonly SourceLine[], judge: LineJudge): number {
  const quality = ingredientQuality(lines, judge);
  if (quality.count < 2) return 0;
  const sum = (quality.likeness - NEUTRAL_INGREDIENT) * quality.count;
  return sum * (0.4 + 0.6 * quality.withAmount) - quality.repeated * 0.7;
}

export function instructionScore(lines: readonly SourceLine[], judge: LineJudge): number {
  const seen = new Set<string>();
  let score = 0;
  for (const { text } of lines) {
    const key = text.toLowerCase();
    const weight = Math.min(3, text.length / 60);
    if (seen.has(key)) score -= weight;
    else score += (judge.instruction(text) - NEUTRAL_INSTRUCTION) * Math.max(0.3, weight);
    seen.add(key);
  }
  return score;
}

/** An amount that a program filled in because there was none ("0 As required salt"). */
export function hasPlaceholder(line: SourceLine): boolean {
  return /^0(?:\.0+)?\s+\p{L}/u.test(line.text);
}
