/** Words that look as if one order ended at them and another began, and do not. */
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { isListed, isName, isVerb, type Sentence, wordAt } from "./verbs";

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

/** "Stir until golden; about 2 minutes.", "Bake 20 minutes; until golden.": what stands behind the mark, from token `from`, only says how long. */
export function isHowLong(sentence: Sentence, from: number): boolean {
  const { tokens, words } = sentence;
  const opening = wordAt(sentence, from);
  if (words.descriptions.has(opening) && words.prepositions.has(opening)) return true;
  let isTime = false;
  for (let at = from; at < tokens.length && !CLAUSE_ENDS.has(wordAt(sentence, at)); at += 1) {
    if (at > from + MOST_OF_TIME || isVerb(sentence, at, true)) return false;
    isTime ||= tokens[at]?.kind === "number" && isTimeBehind(sentence, at);
  }
  return isTime;
}
const CLAUSE_ENDS: ReadonlySet<string> = new Set([".", ";", ",", ":"]);
/** "About 2 to 3 minutes more": words of a time at most. */
const MOST_OF_TIME = 7;
/** From the number to its unit: "2 to 3 minutes", "2-3 minutes". */
const UNIT_REACH = 4;
const isTimeBehind = (sentence: Sentence, at: number): boolean =>
  [1, 2, 3, UNIT_REACH].some((further) => TIME_FORMS.has(wordAt(sentence, at + further)));

// "Use a spoon to lift and turn them": an "and" between two things that are done to an end, and no second order.

/**
 * The joint at `index` goes on with the aim before it. Behind a comma it never does, "stir to coat, and bake", nor behind an aim that is said of all orders
 * alike, "toss to combine and bake"; `verb`: the order that has the aim.
 */
export function isAim(sentence: Sentence, index: number, verb: number): boolean {
  const { words } = sentence;
  const before = wordAt(sentence, index - 1);
  return (
    wordAt(sentence, index) !== "," &&
    words.purpose.has(wordAt(sentence, index - 2)) &&
    isListed(words, before) &&
    words.closedAims?.has(before) !== true &&
    !words.happenings.has(before) &&
    !isName(sentence, index - 1) &&
    // "Switch to broil and cook 3 minutes": what the stove is set to is no aim.
    !words.switching?.has(wordAt(sentence, verb))
  );
}
