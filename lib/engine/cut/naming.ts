/** Sentences that only name the work that follows: "Make the dough.", "While it bakes, make the syrup." */
import type { CuttingWords } from "@/lib/engine/language/cutting";
import { tokensOf } from "./tokens";

/** The name of the work has no more words behind its article. */
const NAME_WORDS = 3;
const MOST_CHARS = 100;

export type NamedWork = { label: string; setting: string | null };

/** The heading that `sentence` is, where it has no verb: "For the glaze." heads the work behind it; null for everything else. */
export function bareHeading(sentence: string, words: CuttingWords): string | null {
  if (sentence.length > MOST_CHARS) return null;
  const text = sentence.replace(/(?<![\s.:!])[\s.:!]+$/u, "");
  const tokens = tokensOf(text);
  if (!words.partOpeners.has(tokens[0]?.text ?? "") || !words.plainObjects.has(tokens[1]?.text ?? ""))
    return null;
  const name = tokens.slice(2);
  if (name.length === 0 || name.length > NAME_WORDS + 1) return null;
  return name.every(({ kind, text: word }) => kind === "word" && !words.prepositions.has(word)) ? text : null;
}

/** The work that `sentence` names, and the setting it states ("While it bakes"); null when it tells to do something. */
export function namedWork(sentence: string, words: CuttingWords): NamedWork | null {
  if (sentence.length > MOST_CHARS) return null;
  const text = sentence.replace(/(?<![\s.:!])[\s.:!]+$/u, "");
  const tokens = tokensOf(text);
  if (tokens.some((token) => token.kind === "number" || token.bracketed)) return null;
  const comma = tokens.findIndex((token) => token.text === ",");
  const verb = comma + 1;
  if (!words.namingVerbs.has(tokens[verb]?.text ?? "")) return null;
  let at = verb + 1;
  while (words.namingWords.has(tokens[at]?.text ?? "")) at += 1;
  if (!words.plainObjects.has(tokens[at]?.text ?? "")) return null;
  const from = at + 1;
  let to = from;
  while (to < tokens.length && !words.subordinators.has(tokens[to]?.text ?? "")) {
    const { text: word = "", kind = "mark" } = tokens[to] ?? {};
    if (kind !== "word" || words.prepositions.has(word) || words.and.has(word)) return null;
    to += 1;
  }
  if (to === from || to - from > NAME_WORDS) return null;
  const name = text.slice(tokens[verb]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const behind = to < tokens.length ? text.slice(tokens[to]?.start ?? 0) : null;
  const before = comma > 0 ? text.slice(0, tokens[comma]?.start ?? 0) : null;
  return behind !== null && before !== null ? null : { label, setting: before ?? behind };
}
