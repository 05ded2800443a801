/**
 * The amount of an ingredient where it is used (cooks-first R1, R17): an instruction says "the butter", the step's own list knows
 * "50 g butter (half)". Shown beside the words, never written into them.
 */
import { singular } from "@/lib/engine/language/food/singular";
import { tokenize } from "@/lib/engine/language/tokens";
import { sitesOfLine } from "@/lib/engine/scale/sites";
import type { MarkupToken } from "@/lib/engine/recipe/markup";

/** `before` is read in front of the mention ("50 g butter"), `after` behind a mention of a part ("half of the butter (of 50 g)"). */
export type MentionAmount = { place: "before" | "after"; text: string };

const AMOUNT_MAX_CHARS = 18;
const READ_CHARS = 200;
const PART =
  /\b(?:half|halves|third|thirds|quarter|quarters|rest|remaining|some|most|all|reserved|more|extra|of)\b/i;
/** An amount already stands before the mention: "2 tbsp of the ", "two large ". */
const UNITS =
  "g|kg|mg|ml|cl|dl|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|pinch(?:es)?|handfuls?|cloves?|slices?|sprigs?|pieces?";
const HAS_AMOUNT = new RegExp(
  `(?:\\d|[½⅓⅔¼¾⅛⅜⅝⅞]|\\b(?:a|an|one|two|three|four|five|six|each|another)\\b)\\s*(?:(?:${UNITS})\\b\\.?\\s*)?(?:(?:of|the|more|large|small|medium)\\s+)*$`,
  "iu",
);

const wordsOf = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).map(singular);

/** The amount at a line's beginning with its unit, as it is written; null for a line without one. */
function leadingAmount(line: string): string | null {
  const [site] = sitesOfLine(line, tokenize(line, READ_CHARS), false);
  if (!site || site.start !== 0 || site.times) return null;
  const text = line.slice(0, site.unit === null ? site.end : site.unitEnd).trim();
  return text.length <= AMOUNT_MAX_CHARS ? text : null;
}

/** The one line that a mention means: it has all words of the mention's name. Null for none, and for two. */
function lineOf(mention: string, lines: readonly string[]): string | null {
  const name = wordsOf(mention.replace(/^.*\b(?:of the|of|the)\b/i, "").replace(PART, " "));
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
    if (token.kind !== "mention" || /[\d½⅓⅔¼¾⅛]/.test(token.text)) return null;
    const line = lineOf(token.text, lines);
    if (line === null || told.has(line)) return null;
    told.add(line);
    const amount = leadingAmount(line);
    if (amount === null) return null;
    if (PART.test(token.text)) return { place: "after", text: `(of ${amount})` };
    if (/\([^()]*\)\s*$/.test(line)) return null;
    const before = tokens[index - 1]?.text ?? "";
    return HAS_AMOUNT.test(before.slice(-40)) ? null : { place: "before", text: amount };
  });
}
