/** Turns of phrase in which a food's name is no use of its line: what comes out is told, what runs off is poured away. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Token } from "@/lib/engine/language/token";
import type { Word } from "./words";

/** Words between "should" and "get". */
const COMES_REACH = 3;
/** Words between "squeeze out" and what runs out. */
const RUNS_REACH = 7;

/** "You should get about 4 cups of juice": nothing goes in. */
export function isForetold(words: readonly Word[]): boolean {
  const { openers, likely, comes } = LINKING.foretelling;
  if (!openers.has(words[0]?.form ?? "")) return false;
  const at = words.slice(0, 2).findIndex(({ form }) => likely.has(form));
  return at >= 0 && words.slice(at + 1, at + 1 + COMES_REACH).some(({ form }) => comes.has(form));
}

/** "Squeeze out the liquid", "pour off as much of the liquid as you can": what runs out of something. */
export function isRunningOff(words: readonly Word[], at: number): boolean {
  if (!LINKING.fluids.has(words[at]?.lemma ?? "")) return false;
  const before = words.slice(Math.max(0, at - RUNS_REACH), at);
  const away = before.findLastIndex(({ form }) => LINKING.runningOff.away.has(form));
  return (
    before
      .slice(Math.max(0, away - 2), Math.max(0, away))
      .some(({ form }) => LINKING.runningOff.verbs.has(form)) &&
    !before.slice(away).some(({ gap }, index) => index > 0 && /[.,;:!?()]/.test(gap))
  );
}

/** "Dip the cutter in flour": the flour keeps the dough from sticking to a tool. */
export function isToolDipped(words: readonly Word[], at: number, verb: string | null): boolean {
  return (
    LINKING.dipped.verbs.has(verb ?? "") &&
    words.slice(Math.max(0, at - RUNS_REACH), at).some(({ lemma }) => LINKING.dipped.tools.has(lemma))
  );
}

/** "Cream & sugar in a pan": a sign joins what stands behind, and that is no verb. */
export const opensList = (words: readonly Word[], at: number): boolean =>
  /[&+]/.test(words[at]?.gap ?? "") &&
  !LINKING.adding.has(words[at]?.form ?? "") &&
  !LINKING.readying.has(words[at]?.form ?? "");

const DRAWN_REACH = 3;
/** "Leave overnight to draw the juice": it is of what stands there, and no line's. */
export const isDrawn = (words: readonly Word[], at: number): boolean =>
  LINKING.takenFrom.has(words[at]?.lemma ?? "") &&
  words
    .slice(Math.max(0, at - DRAWN_REACH), at)
    .some(({ form, lemma }) => LINKING.drawing.has(lemma) || LINKING.drawing.has(form));

/** The mention is where something goes: "over the butter", "to the flour". */
export function isPlace(words: readonly Word[], at: number): boolean {
  // "over the hot pasta"
  const bare = LINKING.hot.has(words[at - 1]?.form ?? "") ? at - 1 : at;
  const place = LINKING.determiners.has(words[bare - 1]?.form ?? "") ? bare - 2 : bare - 1;
  const form = words[place]?.form ?? "";
  // "On top of the sauce"
  return (
    LINKING.places.has(form) ||
    (LINKING.genitive.has(form) && LINKING.topOf.has(words[place - 1]?.form ?? ""))
  );
}

/** "Just before serving dust with the cocoa": "serving" at word `at`, with an order right behind it, before word `end`. */
export const isServing = (words: readonly Word[], at: number, end: number): boolean =>
  LINKING.laterVerbs.has(words[at]?.form ?? "") &&
  at + 1 < end &&
  LINKING.adding.has(words[at + 1]?.form ?? "");

/** "Taste for salt", "taste the sauce to check the salt", "check whether there is enough salt": it is salted already; "season" puts in more. */
export function isTasted(words: readonly Word[], from: number): boolean {
  const isFor = LINKING.tastedFor.has(words[from - 1]?.form ?? "");
  if (isFor && LINKING.tasting.has(words[from - 2]?.form ?? "")) return true;
  const start = Math.max(0, from - TASTED_REACH);
  const tasted = words.slice(start, from).findIndex(({ form }) => LINKING.tasting.has(form));
  if (tasted < 0 || !LINKING.seasonings.has(words[from]?.form ?? "")) return false;
  const between = words.slice(start + tasted + 1, from);
  return (
    between.some(({ form }) => LINKING.askedOfTaste.has(form)) &&
    !between.some(({ form, gap }) => LINKING.adding.has(form) || /[.;!?]/.test(gap))
  );
}
/** Words from "taste" to the salt. */
const TASTED_REACH = 12;

/** "A teaspoon in each wrapper": what is measured before it goes into the food behind token `end`. */
export function isOntoEach(tokens: readonly Token[], end: number): boolean {
  const [into, each] = [tokens[end - 2]?.lower ?? "", tokens[end - 1]?.lower ?? ""];
  return LINKING.intoEach.has(each) && (LINKING.places.has(into) || LINKING.enclosing.has(into));
}

/** "Garnish with the parsley": the word at `at` is the verb, and says with what. */
export const saysWithWhat = (words: readonly Word[], at: number): boolean =>
  words[at]?.form === words[at]?.lemma &&
  LINKING.withWords.has(words[at + 1]?.form ?? "") &&
  words[at + 2] !== undefined;
