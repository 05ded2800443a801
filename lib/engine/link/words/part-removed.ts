/** A part that is taken off its food and is no line of the list: "remove the skin and the seeds from the pumpkin". */
import { LINKING } from "@/lib/engine/language/linking";
import { isExcluded } from "./context";
import { isKeptFor } from "./kept-for";
import type { Word } from "./words";

/** Words between the verb and the part: "remove the skin and the seeds". */
const VERB_REACH = 6;
/** Words between the part and its food. */
const PART_REACH = 3;

function isPartRemoved(words: readonly Word[], at: number): boolean {
  const part = words[at];
  if (part === undefined || !LINKING.takenFrom.has(part.lemma)) return false;
  const behind = words.slice(at + 1, at + PART_REACH);
  if (!behind.some(({ form, gap }) => LINKING.sources.has(form) && /^\s+$/.test(gap))) return false;
  return words
    .slice(Math.max(0, at - VERB_REACH), at)
    .some(({ form }) => LINKING.removing.alone.has(form) || LINKING.discards.has(form));
}

/** "Scrape the seeds out", "scoop out the seeds": those that lie in the fruit. */
function isDugOut(words: readonly Word[], at: number): boolean {
  const { parts, alone, withOut } = LINKING.inside;
  const { out } = LINKING.removing;
  if (!parts.has(words[at]?.lemma ?? "")) return false;
  const article = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  const isOut = out.has(words[article]?.form ?? "");
  const verb = words[isOut ? article - 1 : article]?.form ?? "";
  return alone.has(verb) || (withOut.has(verb) && (isOut || out.has(words[at + 1]?.form ?? "")));
}

/** "Halve the squash and remove the seeds": of what lies there, and none of the sunflower seeds, where their name is not said in full. */
export function isTakenOff(words: readonly Word[], at: number): boolean {
  if (isDugOut(words, at)) return true;
  if (!LINKING.takenFrom.has(words[at]?.lemma ?? "")) return false;
  const article = LINKING.determiners.has(words[at - 1]?.form ?? "") ? at - 2 : at - 1;
  return LINKING.removing.alone.has(words[article]?.form ?? "");
}

/** "Press the mayo-coated side into the crumbs": the mayonnaise went on before. */
const isOnIt = (words: readonly Word[], at: number): boolean =>
  !LINKING.descriptions.has(words[at]?.lemma ?? "") &&
  words[at + 1]?.gap === "-" &&
  LINKING.describingEnds.some((end) => words[at + 1]?.form.endsWith(end) === true);

/** Words between "pour out" and the fat: "half of the". */
const AWAY_REACH = 5;
/** Words of a fat's name: "olive oil". */
const FAT_WORDS = 2;

/** "Pour off half of the oil from the pan", "throw away the soaking water": it comes out of the pan. */
function isPouredOff(words: readonly Word[], at: number): boolean {
  const { verbs, away } = LINKING.runningOff;
  const runs = (lemma: string): boolean => LINKING.cookedFats.has(lemma) || lemma === LINKING.water;
  if (!words.slice(at, at + FAT_WORDS).some(({ lemma }) => runs(lemma))) return false;
  const from = Math.max(0, at - AWAY_REACH);
  const verb = words.slice(from, at).findLastIndex(({ form }) => verbs.has(form)) + from;
  return (
    verb >= from &&
    away.has(words[verb + 1]?.form ?? "") &&
    !words.slice(verb + 1, at + 1).some(({ gap }) => CLAUSE_END.test(gap))
  );
}
const CLAUSE_END = /[.,;:!?()]/;

/** Words from "without" to the food that goes in all the same. */
const BESIDE_REACH = 5;

/** "Add the beans without their broth and the kale": the kale goes in with the beans, where nothing else names it. */
export function isBesideLeftOut(words: readonly Word[], at: number): boolean {
  let article = at - 1;
  while (at - article < BESIDE_REACH && LINKING.descriptions.has(words[article]?.form ?? "")) article -= 1;
  if (
    !LINKING.determiners.has(words[article]?.form ?? "") ||
    !LINKING.conjunctions.has(words[article - 1]?.form ?? "")
  )
    return false;
  return words
    .slice(Math.max(0, article - 1 - BESIDE_REACH), article - 1)
    .some(({ form }) => LINKING.notUsed.has(form));
}

/** Named, but not used here; `to` is behind the name's last word: "sun-dried tomatoes" are no sun on tomatoes. */
export const isLeftOut = (words: readonly Word[], at: number, to = at + 1): boolean =>
  isExcluded(words, at) ||
  isPartRemoved(words, at) ||
  (to === at + 1 && isOnIt(words, at)) ||
  isPouredOff(words, at) ||
  isKeptFor(words, at);
