/**
 * "Or pulse it in a food processor." by itself is another way to do what stands before it. Told as an order of its own the cook would do both, so it stays
 * in one line with the order that it may take the place of, and is not cut.
 */
import type { CuttingWords } from "@/lib/engine/language/pack/steps";
import { withoutTrailing } from "./group";
import { readBy } from "./verbs";

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

/** The order with its other way behind it, as one line; null where that is too long for one. */
export function withAlternative(order: string, other: string): string | null {
  if (order.split(" ").length + other.split(" ").length > MOST_WORDS) return null;
  const before = order.replace(/[.!…]{1,3}$/u, "").trimEnd();
  const line = `${before}, ${other.charAt(0).toLowerCase()}${withoutTrailing(other.slice(1).trimEnd())}`;
  return /[.!?…]["'”’)\]]*$/u.test(line) ? line : `${line}.`;
}
