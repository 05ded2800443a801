/**
 * The amount of an ingredient where it is used: an instruction says "the butter", the step's own list knows
 * "50 g butter (half)". Shown beside the words, never written into them.
 */
import { singular } from "@/lib/engine/language/food/singular";
import { amountAt } from "@/lib/engine/language/amount";
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { unitAt } from "@/lib/engine/language/units";
import { tokenize } from "@/lib/engine/language/tokens";
import { sitesOfLine } from "@/lib/engine/scale/sites";
import type { MarkupToken } from "@/lib/engine/recipe/markup";

/** `before` is read in front of the mention ("50 g butter"), `after` behind a mention of a part ("half of the butter (of 50 g)"). */
export type MentionAmount = { place: "before" | "after"; text: string };

const AMOUNT_MAX_CHARS = 18;
const READ_CHARS = 200;
const WORD = /\p{L}+/gu;
const NUMBER = new RegExp(`[\\d${FRACTION_SIGNS}]`, "u");
/** Tokens of the words before a mention that are looked at. */
const LOOKED_BACK = 8;
const BEFORE_CHARS = 40;

const lowerWords = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLowerCase());
const isPart = (mention: string): boolean => lowerWords(mention).some((word) => COOK_MODE.shares.has(word));

/** Does an amount already stand before the mention: "2 tbsp of the ", "two large "? */
function hasAmount(before: string): boolean {
  const tokens = tokenize(before.slice(-BEFORE_CHARS));
  for (let i = Math.max(0, tokens.length - LOOKED_BACK); i < tokens.length; i += 1) {
    const amount = amountAt(tokens, i);
    const end = amount?.end ?? (COOK_MODE.counting.has(tokens[i]?.lower ?? "") ? i + 1 : -1);
    if (end < 0) continue;
    let rest = unitAt(tokens, end)?.end ?? end;
    while (COOK_MODE.betweenAmountAndName.has(tokens[rest]?.lower ?? "")) rest += 1;
    if (rest === tokens.length) return true;
  }
  return false;
}

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(singular);

/** The amount at a line's beginning with its unit, as it is written; null for a line without one. */
function leadingAmount(line: string): string | null {
  const [site] = sitesOfLine(line, tokenize(line, READ_CHARS), false);
  if (!site || site.start !== 0 || site.times) return null;
  const text = line.slice(0, site.unit === null ? site.end : site.unitEnd).trim();
  return text.length <= AMOUNT_MAX_CHARS ? text : null;
}

/** The one line that a mention means: it has all words of the mention's name. Null for none, and for two. */
function lineOf(mention: string, lines: readonly string[]): string | null {
  const words = lowerWords(mention);
  const from = words.findLastIndex((word) => COOK_MODE.beforeNames.has(word)) + 1;
  const name = words
    .slice(from)
    .filter((word) => !COOK_MODE.shares.has(word))
    .map(singular);
  if (name.length === 0) return null;
  const fitting = lines.filter((line) => {
    const words = new Set(wordsOf(line));
    return name.every((word) => words.has(word));
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** For each token the amount to show beside it, or null. Each of the step's lines is told once, at its first mention. */
export function mentionAmounts(
  tokens: readonly MarkupToken[],
  lines: readonly string[],
): (MentionAmount | null)[] {
  const told = new Set<string>();
  return tokens.map((token, index) => {
    if (token.kind !== "mention" || NUMBER.test(token.text)) return null;
    const line = lineOf(token.text, lines);
    if (line === null || told.has(line)) return null;
    told.add(line);
    const amount = leadingAmount(line);
    if (amount === null) return null;
    if (isPart(token.text))
      return { place: "after", text: COOK_MODE.ofAll.replace("{amount}", () => amount) };
    if (/\([^()]*\)\s*$/.test(line)) return null;
    const before = tokens[index - 1]?.text ?? "";
    return hasAmount(before) ? null : { place: "before", text: amount };
  });
}
