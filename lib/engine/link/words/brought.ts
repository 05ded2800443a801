/** Foods that go in by a word or two, on cards: no verb although the word is one elsewhere. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Word } from "./words";

/** "Mince in, brown it.", "Cream to finish.": what goes in, in a few words. */
export function isBrought(words: readonly Word[], at: number): boolean {
  const [next, second] = [words[at], words[at + 1]];
  if (next === undefined || !/^\s*$/.test(next.gap)) return false;
  const ends = second === undefined || /[,.;]/.test(second.gap) || LINKING.conjunctions.has(second.form);
  if (LINKING.brought.in.has(next.form)) return ends;
  return LINKING.brought.to.has(next.form) && LINKING.brought.end.has(second?.form ?? "");
}
