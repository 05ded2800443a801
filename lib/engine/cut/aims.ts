/** "Use a spoon to lift and turn them": an "and" between two things that are done to an end, and no second order. */
import { isListed, wordAt, type Sentence } from "./verbs";
import { isName } from "./verb-runs";

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
