/**
 * What a line of a page looks like: an ingredient, an instruction, or neither; cheap shape first, known foods where shape says little. And how
 * good a list is as a recipe's ingredients or instructions: comparable between lists of the same page; 0 or less is no such list.
 */
import { AMOUNT_WORDS, COOKING_VERBS, STEP_OPENERS } from "@/lib/engine/language/cooking-words";
import { findFood, foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { UNIT_QUALIFIERS } from "@/lib/engine/language/line-words";
import { MEASURES } from "@/lib/engine/language/other-languages";
import { IN_CELLS, NO_FOOD, NUTRIENT_ROW, TALK } from "@/lib/engine/language/pages";
import { endsServed } from "@/lib/engine/language/part-names";
import {
  ABOUT,
  anyOf,
  DURATION,
  KITCHEN,
  NUMBER_SIGN,
  TEMPERATURE,
  TO_TASTE,
  UNTIL,
} from "@/lib/engine/language/shapes";
import { UNIT_KINDS, mostUnitWords, unitPattern, unitWritten } from "@/lib/engine/language/units";
import { isCardLine } from "@/lib/engine/lines/facts";
import type { SourceLine } from "@/lib/engine/recipe/stages";

// What a line looks like where none of its words is known: by its first number, its length and its end.

const AMOUNT = new RegExp(`^(?:\\d{1,3}(?:[.,/–-]\\d{1,3})?|[${FRACTION_SIGNS}])(?![\\d.:])`, "u");
const MEASURED = new RegExp(`^\\d[\\d.,/–-]{0,8}\\s?(?:${MEASURES})(?![\\p{L}\\p{N}])`, "iu");
const ENDS = /[.!…։。]["»”’')\]]{0,2}$/u;
/** A step says something in several words. */
const SHORTEST_SENTENCE = 35;

/** An amount in front, no year: "3 dl vettä", "½ cebula". */
export const startsWithAmount = (text: string): boolean => AMOUNT.test(text);

/** A number and the sign of a measure that is the same in most languages. */
export const isMeasured = (text: string): boolean => MEASURED.test(text);

/** Several words with an end. */
export const endsAsSentence = (text: string): boolean => text.includes(" ") && ENDS.test(text);

/** Long enough for an order, and ended as one. */
export const isSentence = (text: string): boolean => text.length >= SHORTEST_SENTENCE && endsAsSentence(text);

const GLYPHS = FRACTION_SIGNS;
const AMOUNT_FIRST = new RegExp(`^(?:${ABOUT}|(?:${anyOf(UNIT_QUALIFIERS)}) )?${NUMBER_SIGN}`, "iu");
const AMOUNT_ANYWHERE = new RegExp(NUMBER_SIGN, "u");
const AMOUNT_LAST = new RegExp(
  `[\\s:,–-]\\(?(?:\\d[\\d.,/${GLYPHS} -]{0,12}|[${GLYPHS}])\\s?(?:\\p{L}{1,12}\\.?)?\\)?(?:\\s?\\([^()]{0,40}\\))?(?:,[^.]{0,60})?$`,
  "u",
);
/** All units that food is measured or counted in: all but lengths. */
const FOOD_UNITS = unitPattern(UNIT_KINDS.filter((kind) => kind !== "length"));
const AMOUNT_UNIT = new RegExp(`${NUMBER_SIGN}\\s?-?(?:${FOOD_UNITS})(?![\\p{L}\\p{N}])`, "iu");
const SENTENCES = /[.!?]["”')]?\s+\p{Lu}/gu;
const WORD = /[\p{L}][\p{L}'’-]*/gu;
/** "Rest: 30 minutes" is a fact about the recipe; "Rest: cover the dough and leave it for 30 minutes" is a step. */
const LONGEST_META = 50;
const LONGEST_INGREDIENT = 260;
const LONGEST_LOOK = 1500;

const wordsOf = (text: string): string[] => text.slice(0, LONGEST_LOOK).toLowerCase().match(WORD) ?? [];
const isUnit = (word: string) => unitWritten(word) !== null;
const clamp = (score: number) => Math.max(0, Math.min(1, score));

/** Does the line state an amount where ingredient lines do? */
export function statesAmount(text: string): boolean {
  return AMOUNT_FIRST.test(text) || AMOUNT_UNIT.test(text) || AMOUNT_LAST.test(text);
}

/** Amount and unit and nothing else ("70 g", "1/2 clove", "2 fl oz"): one cell of a row. */
export function isBareAmount(text: string): boolean {
  if (text.length > 30 || !AMOUNT_FIRST.test(text)) return false;
  const words = text.match(WORD) ?? [];
  for (let at = 0; at < words.length;) {
    const lower = words[at]?.toLowerCase() ?? "";
    let end = Math.min(words.length, at + mostUnitWords());
    while (end > at && !isUnit(words.slice(at, end).join(" "))) end -= 1;
    if (end === at && !AMOUNT_WORDS.has(lower) && !IN_CELLS.has(lower)) return false;
    at = Math.max(end, at + 1);
  }
  return true;
}

/** From here on the shape alone says "ingredient". */
const SHAPE_ENOUGH = 0.8;
/** Longer lines are not looked up: their shape says enough, and a look-up tries every phrase. */
const LOOKED_UP_WORDS = 8;

/** How much the words name a food, 0–1: a whole name, the end of one, or a food among other words. */
function foodEvidence(text: string, words: readonly string[]): number {
  if (words.length <= LOOKED_UP_WORDS) {
    const match = findFood(text);
    if (match) return match.exact ? 0.5 : words.length <= 6 ? 0.4 : 0.25;
  }
  const known = words.slice(0, 14).some((word) => word.length > 3 && foodOfWords([singular(word)]) !== null);
  return known ? 0.2 : 0;
}

/** Does the text name a food that is known, whole or by one of its words? */
export const namesFood = (text: string): boolean => foodEvidence(text, wordsOf(text)) > 0;

function ingredientLikeness(text: string): number {
  if (text.length > LONGEST_INGREDIENT || text.length < 2 || NO_FOOD.test(text) || NUTRIENT_ROW.test(text))
    return 0;
  const words = wordsOf(text);
  const first = words[0] ?? "";
  if (words.length === 0 || isCardLine(text)) return 0;
  const amountFirst = AMOUNT_FIRST.test(text);
  let score = 0;
  if (amountFirst) score += isUnit(first) || words.length <= 8 ? 0.7 : 0.55;
  else if (AMOUNT_UNIT.test(text) || AMOUNT_LAST.test(text)) score += 0.5;
  else if (AMOUNT_WORDS.has(first) && first.length > 1 && words.length <= 12) score += 0.45;
  else if (AMOUNT_ANYWHERE.test(text)) score += 0.1;
  if (words.slice(0, 4).some(isUnit)) score += 0.15;
  if (TO_TASTE.test(text) || endsServed(text)) score += 0.25;
  if (score < SHAPE_ENOUGH) score += foodEvidence(text, words);
  if (text.length > 120) score -= 0.2;
  if (/[.!?]$/.test(text) && words.length > 6) score -= 0.3;
  if ((text.match(SENTENCES) ?? []).length > 0) score -= 0.35;
  if (COOKING_VERBS.has(first) && !isUnit(first) && !amountFirst && words.length > 4) score -= 0.4;
  return clamp(score);
}

const tellsOfCooking = (text: string): boolean =>
  KITCHEN.test(text) ||
  UNTIL.test(text) ||
  DURATION.test(text) ||
  TEMPERATURE.test(text) ||
  text.includes("°");

function instructionLikeness(text: string): number {
  const words = wordsOf(text);
  if (words.length < 2 || (text.length <= LONGEST_META && isCardLine(text))) return 0;
  const verbs = words.filter((word) => COOKING_VERBS.has(word)).length;
  const first = words[0] ?? "";
  let score = 0;
  if (COOKING_VERBS.has(first)) score += 0.45;
  else if (STEP_OPENERS.has(first) && verbs > 0) score += 0.35;
  if (verbs > 0) score += Math.min(0.4, 0.1 + (0.9 * verbs) / Math.max(6, words.length));
  if (/[.!]["”')]?$/.test(text)) score += 0.2;
  if (words.length >= 6) score += 0.15;
  if (words.length < 4) score -= 0.2;
  if (tellsOfCooking(text)) score += 0.2;
  if (TALK.test(text)) score -= 0.15;
  return clamp(score);
}

/** Judges lines and remembers what it said: the same line is asked about by every way of reading the page. */
export class LineJudge {
  private readonly ingredients = new Map<string, number>();
  private readonly instructions = new Map<string, number>();

  /** How much the line looks like one ingredient, 0–1. */
  ingredient(text: string): number {
    return remembered(this.ingredients, text, ingredientLikeness);
  }

  /** How much the line looks like an instruction, 0–1. */
  instruction(text: string): number {
    return remembered(this.instructions, text, instructionLikeness);
  }
}

function remembered(memory: Map<string, number>, text: string, judge: (text: string) => number): number {
  const known = memory.get(text);
  if (known !== undefined) return known;
  const score = judge(text);
  memory.set(text, score);
  return score;
}

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
