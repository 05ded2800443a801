/** Amounts where the language is known: "en" is one in Swedish, and "and" or "in" elsewhere; "a" is one in English alone. */
import { amountAt, type Amount } from "./amount";
import { listed, PACKS } from "./registry";
import type { Token } from "./token";

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
