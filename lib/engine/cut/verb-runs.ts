/** Verbs that stand alone one behind another, and are one thing to do; and words that are names and no verbs. */
import { isListed, wordAt, type Sentence } from "./verbs";

/** How two clauses are joined, the loosest last. */
export type Joint = "and" | "comma" | "comma-and" | "then" | "stop";

/** "The night before, wash, wipe and pit the fruit": behind a setting a verb alone goes on with another, which has its words; -1 where none follows. */
export function nextInRun(
  sentence: Sentence,
  from: number,
  index: number,
  { joint, next, but }: { joint: Joint; next: number; but: boolean },
  last: number,
): number {
  const isJoined = !but && (joint === "comma" || joint === "and" || joint === "comma-and");
  if (!isJoined || last <= from || index - 1 !== last || wordAt(sentence, index) === ".") return -1;
  return isListed(sentence.words, wordAt(sentence, next)) ? next : -1;
}

/** "Set the cooker to Sauté": what is written large is a name. */
export const isName = ({ text, tokens }: Sentence, index: number): boolean =>
  /^\p{Lu}/u.test(text.slice(tokens[index]?.start ?? 0));
