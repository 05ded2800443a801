/** A time that opens a sentence and takes more words than most: its order stands behind the first comma. */
import { afterLeads, isVerb, wordAt, type Sentence } from "./verbs";

const MARKS: ReadonlySet<string> = new Set([";", ".", ":"]);

/** The verb right behind the first comma of `[from, to)`: "10 minutes before the end of the cooking time of the chicken, turn it"; -1 when there is none. */
export function behindFirstComma(sentence: Sentence, from: number, to: number): number {
  for (let index = from; index < to; index += 1) {
    const word = wordAt(sentence, index);
    if (MARKS.has(word)) return -1;
    if (word !== ",") continue;
    const next = afterLeads(sentence, index + 1);
    return isVerb(sentence, next, true) ? next : -1;
  }
  return -1;
}
