/** Foods that are left out or written by a letter: "mit der übrigen den Kohl beträufeln", "die anderen in Würfel", "S & P". */
import { ARTICLES } from "./kept";
import type { GlossToken } from "./entry";

const NAMES: ReadonlySet<GlossToken["kind"]> = new Set([
  "food",
  "thing",
  "unknown",
  "describing",
  "participle",
  "kept",
]);
const REMAINING = /(?<=^|^the )remaining$/;
const OTHERS = /(?<=^|^the )others$/;

/** A name follows, or a word of one behind a comma: "die restliche, kalte Butter". */
function namesNext(tokens: readonly GlossToken[], at: number): boolean {
  const next = tokens[at + 1]?.means === "," ? tokens[at + 2] : tokens[at + 1];
  if (next === undefined || (next !== tokens[at + 1] && next.kind !== "describing")) return false;
  return NAMES.has(next.kind);
}

/**
 * `tokens` with "remaining" as "the rest" where no name follows, and "others" as "other" where one does. What was said of a name before
 * ("la farina rimanente") stays.
 */
export function withoutNames(tokens: readonly GlossToken[]): GlossToken[] {
  return tokens.map((token, at) => {
    const { means } = token;
    if (OTHERS.test(means) && namesNext(tokens, at))
      return { ...token, means: means.replace(OTHERS, "other") };
    const opens = means.startsWith("the ") || ARTICLES.has(lastWord(tokens[at - 1]?.means ?? ""));
    if (!REMAINING.test(means) || !opens || namesNext(tokens, at)) return token;
    // "mit der übrigen den Kohl": what it is done to is another name.
    const mark = tokens[at + 1]?.kind === "grammar" ? "," : "";
    return { ...token, means: means.replace(REMAINING, `rest${mark}`) };
  });
}

const lastWord = (means: string): string => means.slice(means.lastIndexOf(" ") + 1);

const JOINED = /^(?:[&+/]|and)$/;

/** "S & P", "p en z", "S+P": two letters that stand for what is put in beside each other. */
export function byLetters(
  tokens: readonly GlossToken[],
  text: string,
  letters: Readonly<Record<string, string>>,
): GlossToken[] {
  const lettered = (at: number): string | undefined => {
    const token = tokens[at];
    return token?.kind === "unknown" ? letters[text.slice(token.start, token.end).toLowerCase()] : undefined;
  };
  const joins = (at: number): boolean => JOINED.test(tokens[at]?.means ?? "");
  return tokens.map((token, at) => {
    const means = lettered(at);
    const other = joins(at + 1) ? lettered(at + 2) : joins(at - 1) ? lettered(at - 2) : undefined;
    if (means !== undefined && other !== undefined && other !== means)
      return { ...token, means, kind: "food" };
    const between = joins(at) && lettered(at - 1) !== undefined && lettered(at + 1) !== undefined;
    return between ? { ...token, means: "and", kind: "grammar" } : token;
  });
}
