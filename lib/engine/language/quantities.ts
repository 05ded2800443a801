/** Amounts in a wider view: with the unit that stands beside them, and in a language that is known. */
import { type Amount, amountAt, goesTo, isDash, isSlash, rangeEnd } from "./amount";
import type { Token } from "./characters";
import { APPROXIMATELY, UNIT_QUALIFIERS } from "./line-words";
import { listed, PACKS } from "./registry";
import { unitAt, type UnitAt } from "./units";

/** One quantity with its unit. */
export type Measured = { quantity: number; quantityMax: number | null; unit: string };

/** Passes over "about", "~", "ca.". */
export function skipApprox(tokens: readonly Token[], i: number): number {
  let j = i;
  while (
    APPROXIMATELY.has(tokens[j]?.lower ?? "") ||
    tokens[j]?.text === "~" ||
    (j > i && tokens[j]?.text === ".") ||
    // "up to 2 cups"
    (j > i && tokens[j]?.kind === "word" && goesTo(tokens[j]))
  )
    j += 1;
  return j;
}

/** Amount and unit with only dashes, dots and qualifiers between them ("8-ounce", "½ heaping cup"); length units count only when asked for. */
export function measuredAt(tokens: readonly Token[], i: number): { measured: Measured; end: number } | null {
  const amount = amountAt(tokens, i);
  if (!amount || !amount.stated) return null;
  let j = amount.end;
  if (isDash(tokens[j])) j += 1;
  const unit =
    unitAt(tokens, j) ?? (UNIT_QUALIFIERS.has(tokens[j]?.lower ?? "") ? unitAt(tokens, j + 1) : null);
  if (!unit) return null;
  const upper = amount.max === null ? upperEnd(tokens, unit, amount.value) : null;
  const measured = { quantity: amount.value, quantityMax: upper?.value ?? amount.max, unit: unit.unit.id };
  return { measured, end: upper?.end ?? unit.end };
}

/** The upper end of a range that states its unit twice: "150g-200g", "1 cup to 2 cups". */
export function upperEnd(
  tokens: readonly Token[],
  lower: UnitAt,
  low: number,
): { value: number; end: number } | null {
  const high = rangeEnd(tokens, lower.end, low);
  const unit = high ? unitAt(tokens, high.end) : null;
  return high && unit?.unit === lower.unit ? { value: high.value, end: unit.end } : null;
}

/** Further measures glued to one: "/14oz", "/5.3 ounces/150 grams", "1lb 2oz". Returns the index after them and the first of them. */
export function alternatives(tokens: readonly Token[], i: number): { second: Measured | null; end: number } {
  let second: Measured | null = null;
  let j = i;
  for (;;) {
    const slash = isSlash(tokens[j]);
    const next = slash ? skipApprox(tokens, j + 1) : j;
    const found = measuredAt(tokens, next);
    // "200ml7fl oz": nothing between them is a lost slash.
    if (found && (slash || second !== null || tokens[j]?.spaced === false)) {
      second ??= found.measured;
      j = found.end;
      continue;
    }
    const bare = slash ? amountAt(tokens, next) : null;
    if (!bare?.stated) return { second, end: j };
    j = bare.end;
  }
}

/** A parenthesis at `i` that holds an amount and little else: "(240 ml)", "(about 2 cups / 300g)". */
export function parenthesized(
  tokens: readonly Token[],
  i: number,
): { measured: Measured; end: number } | null {
  const open = tokens[i]?.text;
  if (open !== "(" && open !== "[") return null;
  const close = open === "(" ? ")" : "]";
  const found = measuredAt(tokens, skipApprox(tokens, i + 1));
  if (!found) return null;
  let end = found.end;
  for (let n = 0; n < 14 && tokens[end] && tokens[end]?.text !== close; n += 1) end += 1;
  return tokens[end]?.text === close ? { measured: found.measured, end: end + 1 } : null;
}

// Amounts where the language is known: "en" is one in Swedish, and "and" or "in" elsewhere; "a" is one in English alone.

/** By language, the words and phrases that say an amount, by their first word. */
const SAID: ReadonlyMap<string, ReadonlyMap<string, readonly (readonly string[])[]>> = new Map(
  PACKS.map(({ code, numbers }) => {
    const phrases = [
      ...[numbers.values, numbers.fractions].flatMap(Object.keys),
      ...[numbers.articles, numbers.couples, numbers.dozens].flatMap(listed),
    ].map((phrase) => phrase.split(" "));
    const byFirst = new Map<string, string[][]>();
    for (const words of phrases) byFirst.set(words[0] ?? "", [...(byFirst.get(words[0] ?? "") ?? []), words]);
    return [code, byFirst];
  }),
);

/** The amount at `i` as this language (ISO 639-1) writes amounts; null where only another language has one there. Figures are of all languages. */
export function amountInLanguage(tokens: readonly Token[], i: number, language: string): Amount | null {
  const token = tokens[i];
  if (token?.kind !== "word") return amountAt(tokens, i);
  // "a" is none in Portuguese, where "a metade" is one.
  const phrases = SAID.get(language)?.get(token.lower) ?? [];
  const isSaid = phrases.some((words) => words.every((word, at) => tokens[i + at]?.lower === word));
  return isSaid ? amountAt(tokens, i) : null;
}
