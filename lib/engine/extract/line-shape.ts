/** What a line of a page looks like: an ingredient, an instruction, or neither. Words of five languages; no food is known by name. */
import { AMOUNT_WORDS, BARE_FOODS, COOKING_VERBS, STEP_OPENERS, UNITS } from "../format/text/cooking-words";

const AMOUNT_FIRST =
  /^(?:about |approx\.? |approximately |~|ca\.? |heaped |heaping |scant |generous |up to |a )?(?:\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/iu;
const AMOUNT_ANYWHERE = /\d|[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/u;
const AMOUNT_LAST =
  /[:,–-]\s*(?:\d[\d.,/½⅓⅔¼¾⅛ -]*|[½⅓⅔¼¾⅛])\s*(?:\p{L}{1,12}\.?)?(?:\s*\([^()]{0,40}\))?(?:,.{0,60})?$/u;
const AMOUNT_UNIT =
  /(?:\d|[½⅓⅔¼¾⅛])\s?-?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|pounds?|grams?|el|tl|cloves?|cans?|pinch)\b/iu;
const TIMES =
  /^\D{0,12}\d+\s*(?:minutes?|mins?|hours?|hrs?|seconds?|days?|comments?|reviews?|ratings?|votes?|stars?|servings?|people|calories|kcal|kj|%|shares|likes|views|recipes|:\d)/i;
const TO_TASTE =
  /\b(?:to taste|optional|for (?:serving|garnish|frying|greasing|dusting|the pan)|to (?:serve|garnish|finish)|as needed|garnish|nach geschmack|au goût|al gusto|q\.?b\.?)\b/i;
const SENTENCES = /[.!?]["”')]?\s+\p{Lu}/gu;
const WORD = /[\p{L}][\p{L}'’-]*/gu;
const LONGEST_INGREDIENT = 260;

const wordsOf = (text: string): string[] => text.slice(0, 1500).toLowerCase().match(WORD) ?? [];

/** Does the line state an amount where ingredient lines do? */
export function statesAmount(text: string): boolean {
  return AMOUNT_FIRST.test(text) || AMOUNT_UNIT.test(text) || AMOUNT_LAST.test(text);
}

/** How much the line looks like one ingredient, 0–1. */
export function ingredientLikeness(text: string): number {
  if (text.length > LONGEST_INGREDIENT || text.length < 2) return 0;
  if (TIMES.test(text)) return 0;
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const sentences = (text.match(SENTENCES) ?? []).length;
  const first = words[0] ?? "";
  let score = 0;
  if (AMOUNT_FIRST.test(text)) score += UNITS.has(first) || words.length <= 8 ? 0.7 : 0.55;
  else if (AMOUNT_UNIT.test(text)) score += 0.5;
  else if (AMOUNT_LAST.test(text)) score += 0.5;
  else if (AMOUNT_WORDS.has(first) && first.length > 1 && words.length <= 12) score += 0.5;
  else if (AMOUNT_ANYWHERE.test(text)) score += 0.1;
  if (words.slice(0, 4).some((word) => UNITS.has(word))) score += 0.15;
  if (TO_TASTE.test(text)) score += 0.25;
  if (words.some((word) => BARE_FOODS.has(word))) score += words.length <= 6 ? 0.4 : 0.2;
  if (text.length > 120) score -= 0.2;
  if (/[.!?]$/.test(text) && words.length > 6) score -= 0.3;
  if (sentences > 0) score -= 0.35;
  if (COOKING_VERBS.has(first) && !UNITS.has(first) && !AMOUNT_FIRST.test(text) && words.length > 4)
    score -= 0.4;
  return Math.max(0, Math.min(1, score));
}

/** How much the line looks like an instruction, 0–1. */
export function instructionLikeness(text: string): number {
  const words = wordsOf(text);
  if (words.length < 2) return 0;
  const verbs = words.filter((word) => COOKING_VERBS.has(word)).length;
  const first = words[0] ?? "";
  let score = 0;
  if (COOKING_VERBS.has(first)) score += 0.45;
  else if (STEP_OPENERS.has(first) && verbs > 0) score += 0.35;
  if (verbs > 0) score += Math.min(0.4, 0.1 + (0.9 * verbs) / Math.max(6, words.length));
  if (/[.!]["”')]?$/.test(text)) score += 0.2;
  if (words.length >= 6) score += 0.15;
  if (words.length < 4) score -= 0.2;
  if (/\b(?:minutes?|mins?|hours?|degrees|°|oven|pan|bowl|heat|until|skillet|pot|saucepan)\b|°/i.test(text))
    score += 0.2;
  if (/\b(?:i|i'm|i've|my|we|our|blog|subscribe|newsletter|comments?)\b/i.test(text)) score -= 0.15;
  return Math.max(0, Math.min(1, score));
}
