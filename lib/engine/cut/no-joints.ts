/** Words that look as if one order ended at them and another began, and do not. */
import { isVerb, type Sentence, wordAt } from "./verbs";

/** "so" at token `at`, before what is not ordered: "so the seeds do not clump". */
export const isReason = (sentence: Sentence, at: number): boolean =>
  sentence.words.reasons.has(wordAt(sentence, at)) && !isVerb(sentence, at + 1, true);

/** "now and then", "the upper and lower third": the joining word at token `at` is part of a saying. */
export function isIdiom(sentence: Sentence, at: number): boolean {
  const { words } = sentence;
  const around = (from: number): string =>
    [from, from + 1, from + 2].map((each) => wordAt(sentence, each)).join(" ");
  const word = wordAt(sentence, at);
  return (
    (words.and.has(word) && words.idioms.has(around(at - 1))) ||
    (words.then.has(word) && words.idioms.has(around(at - 2)))
  );
}
