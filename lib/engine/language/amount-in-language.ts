/** Amounts where the language is known: "en" is one in Swedish, and "and" or "in" elsewhere; "a" is one in English alone. */
import { amountAt, type Amount } from "./amount";
import { listed, PACKS } from "./registry";
import type { Token } from "./token";

/** By language, the words that an amount may begin with. */
const BEGINNINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PACKS.map(({ code, numbers }) => [
    code,
    new Set(
      [
        ...[numbers.values, numbers.fractions].flatMap(Object.keys),
        ...[numbers.articles, numbers.couples, numbers.dozens].flatMap(listed),
      ].map((phrase) => phrase.split(" ")[0] ?? ""),
    ),
  ]),
);

/** The amount at `i` as this language (ISO 639-1) writes amounts; null where only another language has one there. Figures are of all languages. */
export function amountInLanguage(tokens: readonly Token[], i: number, language: string): Amount | null {
  const token = tokens[i];
  const begins = token?.kind !== "word" || BEGINNINGS.get(language)?.has(token.lower) === true;
  return begins ? amountAt(tokens, i) : null;
}
