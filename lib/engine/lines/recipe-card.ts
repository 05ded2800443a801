/** What stands on a recipe's card: its lines for times, yields and other entries, and for how many the dish is. */
import { type Amount, amountAt } from "@/lib/engine/language/amount";
import { factPattern } from "@/lib/engine/language/shapes";
import { EATERS, NOT_SERVINGS, SERVING_LINKS } from "@/lib/engine/language/line-words";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { keepingRecent } from "@/lib/engine/language/memory";
import { splitSentences } from "@/lib/engine/language/sentences";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import type { Token } from "@/lib/engine/language/characters";
import { tokenize } from "@/lib/engine/language/tokens";
import { unitAt } from "@/lib/engine/language/units";
import {
  BARE_FACT,
  COUNT,
  FOR_LABEL,
  HAS_EATERS,
  HAS_PIECES,
  isCardEntry,
  isOrder,
  isOrderLabel,
  isSized,
  OPENING_LABEL,
  PEOPLE,
} from "./fact-patterns";
import { timeAt } from "./fact-times";

// Lines of a recipe's card: times, yields and the other entries that stand above a recipe.

/** A longer line tells a story. */
export const LONGEST_ROW = 240;

/** True for a line of a recipe's card: a time, a yield, or another entry ("Course: dessert"), with its value or above it; a bare "Marinade:" is none, nor is "oven 190. Let it rest!". */
export const isCardLine = (text: string): boolean => text.length <= LONGEST_ROW && standsOnCard(text);

/** "Prep time: quick (under 30 minutes)": how long in a word, and in brackets what the word means. */
const IN_A_WORD = /^([^:]{3,40}?)\s?:\s(?:\p{L}+\s){1,2}\([^()]{0,20}\d[^()]{0,20}\)$/u;

/** True for a time that is told in a word. */
export function isTimeInWord(text: string): boolean {
  const label = IN_A_WORD.exec(text.trim())?.[1];
  const found = label === undefined ? null : OPENING_LABEL.exec(`${label}:`);
  return found !== null && found[0].length === `${label}:`.length && found.groups?.makes === undefined;
}

const CARD_ROW = new RegExp(`^(?:${factPattern((words) => words.cardRows)})\\s\\p{L}[^.!?:]{1,120}$`, "iu");

/** "Keyword chicken, healthy, pita": an entry without a mark behind its label. */
export const isCardRow = (text: string): boolean => /^\p{Lu}/u.test(text) && CARD_ROW.test(text);

const standsOnCard = keepingRecent((text: string): boolean => {
  if (isCardEntry(text) || isCardRow(text) || BARE_FACT.test(text.trim()) || isTimeInWord(text)) return true;
  const label = OPENING_LABEL.exec(text);
  if (label === null) return false;
  const value = text.slice(label[0].length);
  const name = label[0].replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "").replace(/^[^\p{L}\p{N}]+/u, "");
  const isYield = label.groups?.serves !== undefined || label.groups?.makes !== undefined;
  if (/[:=]\s*$/.test(label[0]))
    return (
      isYield || (value === "" && !namesPreparation(name)) || COUNT.test(value) || timeAt(value) !== null
    );
  if (FOR_LABEL.test(name)) return PEOPLE.test(value) && !isOrder(label, value);
  if (splitSentences(value).length > 1) return false;
  return COUNT.test(value) && (text.length <= LONGEST_CARD || !isYield) && !isOrderLabel(name);
});
const LONGEST_CARD = 60;

// "Per un gusto più deciso, …", "Für 20-30 Minuten …": words behind "for" that count nobody who eats.

/** One of something, told by its article, that is neither a person nor a tin with its size: "für einen kräftigen Geschmack". */
function isOneThing(value: string): boolean {
  const count = COUNT.exec(value)?.[0] ?? "";
  if (count === "" || /\d/.test(count) || isSized(value)) return false;
  if (HAS_EATERS.test(value) || HAS_PIECES.test(value)) return false;
  const isOne = amountAt(tokenize(count), 0)?.value === 1;
  return isOne && value.slice(count.length).trim().split(/\s+/).length > 1;
}

/** True where `value` behind the label of for how many counts nobody. */
export const countsNobody = (label: string, value: string): boolean =>
  !COUNT.test(value) || (FOR_LABEL.test(label) && (timeAt(value) !== null || isOneThing(value)));

// The number of servings that a recipe's stated yield means.

const MAX_SERVINGS = 1000;
const READ_CHARS = 200;
/** Numbers that measure and do not count: "2 cups", "9-inch", "1.5 litres", "350 g", "30 minutes". */
function measures(tokens: readonly Token[], amount: Amount): boolean {
  const next = tokens[amount.end];
  if (!next) return false;
  if (next.text === "x" || next.text === "×" || next.text === "%" || next.text === "°") return true;
  const dash = next.text === "-" || next.text === "–";
  const unit = unitAt(tokens, dash ? amount.end + 1 : amount.end)?.unit;
  if (TIME_FORMS.has(next.lower) || NOT_SERVINGS.has(next.lower)) return true;
  return unit !== undefined && (unit.kind === "weight" || unit.kind === "volume" || unit.kind === "length");
}

function nearEaters(text: string, tokens: readonly Token[], start: number, end: number): boolean {
  // "4 as a side or 2 greedy people"
  if (PEOPLE.test(text.slice(tokens[start]?.start ?? 0))) return true;
  let before = start - 1;
  while (before >= 0 && (SERVING_LINKS.has(tokens[before]?.lower ?? "") || tokens[before]?.text === ":"))
    before -= 1;
  return EATERS.has(tokens[before]?.lower ?? "") || eatersBehind(tokens, end);
}

function eatersBehind(tokens: readonly Token[], end: number): boolean {
  for (let i = end; i < end + 3; i += 1) {
    const token = tokens[i];
    if (!token || token.kind === "digits" || (token.kind === "sign" && token.text !== "-")) return false;
    if (EATERS.has(token.lower)) return true;
  }
  return false;
}

/**
 * Servings of a stated yield, a whole number from 1 to 1000, or null when none is stated. The lower end of a range ("4–6 servings" → 4);
 * a number of eaters before a number of pieces ("Makes 2 loaves, serves 12" → 12), pieces when nothing else is said ("Makes 12 muffins" → 12,
 * "1 loaf" → 1); never a measure ("Makes 3 cups" → null, "one 9-inch pie" → 1).
 */
export function servingsOf(yieldText: string): number | null {
  const tokens = tokenize(yieldText, READ_CHARS);
  let pieces: number | null = null;
  for (let i = 0; i < tokens.length; i += 1) {
    const amount = amountAt(tokens, i);
    if (!amount || !amount.stated) continue;
    // "4/5 persone": four or five of them, and no fraction of one.
    const [, low = "1"] =
      /^(\d{1,2})\/\d{1,2}$/.exec(yieldText.slice(tokens[i]!.start, tokens[amount.end - 1]!.end)) ?? [];
    const count = amount.value < 1 ? Number(low) : Math.floor(amount.value);
    if (count <= MAX_SERVINGS && !measures(tokens, amount)) {
      // "Para una placa de horno, 8-10 raciones": one of what it is for, and no eater.
      const isOne = count === 1 && tokens[i]?.kind === "word" && !eatersBehind(tokens, amount.end);
      if (!isOne && nearEaters(yieldText, tokens, i, amount.end)) return count;
      pieces ??= count;
    }
    i = amount.end - 1;
  }
  return pieces;
}
