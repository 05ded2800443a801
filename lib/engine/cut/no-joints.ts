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

/** The token behind the words at `from` that only join ("and then also"), three at most. */
export function skipJoiners(sentence: Sentence, from: number): number {
  let at = from;
  while (at < from + 3 && sentence.words.dropped.has(wordAt(sentence, at))) at += 1;
  return at;
}

/** "Sprinkle the onions then with the flour and stir, let it fry": an order stands between the tokens, and "with" goes with the one before. */
export function ordersBetween(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (sentence.words.and.has(wordAt(sentence, at)) && isVerb(sentence, at + 1, false)) return true;
  return false;
}
