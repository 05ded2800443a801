/**
 * "Or pulse it in a food processor." by itself is another way to do what stands before it. Told as an order of its own the cook would do both, so it stays
 * in one line with the order that it may take the place of, and is not cut.
 */
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { withoutTrailing } from "./group";
import { isSure, readBy } from "./verbs";

/** Letters in which the first word of a sentence stands. */
const OPENING = 24;
/** Words of a line that still is one; a longer way is told by itself. */
const MOST_WORDS = 60;

/** The sentence opens with "or", in its own language, and is more than a label: "Or: …". */
export function opensAlternative(sentence: string, words: CuttingWords | null): boolean {
  if (words === null || !/^\p{L}{1,12}[\s,]/u.test(sentence)) return false;
  const [first] = readBy(sentence.slice(0, OPENING), words);
  return first?.start === 0 && words.alternatives.has(first.text);
}

/** Words of "Alternatively, …" that are one line; a way that is told at length has its orders one by one. */
const MOST_IN_ONE = 40;

/** "Alternatively, cut the meat up and fry it with the onions": one thing to do in place of another, and no two orders. */
export function isOtherWay(sentence: string, words: CuttingWords | null): boolean {
  if (words === null || sentence.split(" ").length > MOST_IN_ONE) return false;
  const [first] = readBy(sentence.slice(0, OPENING), words);
  return first !== undefined && words.otherWays.has(first.text);
}

/** The other way, and what a text in small letters sets behind its stop: "or scrape into glasses. stir to get a foam" are two sentences. */
export function alternativeApart(sentence: string, words: CuttingWords | null): string[] {
  if (words === null || !opensAlternative(sentence, words)) return [sentence];
  for (const { index, 0: stop } of sentence.matchAll(/\p{Ll}[.!]\s(?=\p{Ll}{2})/gu)) {
    const rest = sentence.slice(index + stop.length);
    const tokens = readBy(rest.slice(0, OPENING), words);
    if (isSure({ text: rest, tokens, words }, 0))
      return [sentence.slice(0, index + stop.length).trimEnd(), rest];
  }
  return [sentence];
}

/** "Or", "OR" within a line. */
const inLine = (order: string): string =>
  /^\p{Lu}{2,}\b/u.test(order)
    ? order.replace(/^\p{Lu}+/u, (word) => word.toLowerCase())
    : order.charAt(0).toLowerCase() + order.slice(1);

/** The order with its other way behind it, as one line; null where that is too long for one. */
export function withAlternative(order: string, other: string): string | null {
  if (order.split(" ").length + other.split(" ").length > MOST_WORDS) return null;
  const before = order.replace(/[.!…]{1,3}$/u, "").trimEnd();
  const line = `${before}, ${withoutTrailing(inLine(other).trimEnd())}`;
  return /[.!?…]["'”’)\]]*$/u.test(line) ? line : `${line}.`;
}
