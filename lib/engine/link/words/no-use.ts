/** What makes a food's name no use of its line: what comes out is told, what the work is for, what is kept for later. */
import { OPENS_NUMBER, type Token } from "@/lib/engine/language/characters";
import { LINKING } from "@/lib/engine/language/linking";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { isNumber, isPurpose, type Word } from "./words";

// Turns of phrase in which a food's name is no use of its line: what comes out is told, what runs off is poured away.

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

/** "Make the sofrito with the tomato", "when the sofrito is ready": what a base is fried of is told behind it, or was before. */
export function isBaseTold(words: readonly Word[], at: number): boolean {
  if (!LINKING.friedBases.has(words[at]?.lemma ?? "")) return false;
  const next = words[at + 1];
  const isOf = LINKING.withWords.has(next?.form ?? "") || LINKING.genitive.has(next?.form ?? "");
  return (isOf && /^\s*$/.test(next?.gap ?? "")) || LINKING.waiting.has(words[0]?.form ?? "");
}

// What words in front of a food say that the work is for: the food lies there already.

/** "Broil for 3 minutes to brown the cheese": what the time is for, on what lies there already. */
export function isEffect(words: readonly Word[], start: number, from: number): boolean {
  const verb = from - (LINKING.determiners.has(words[from - 1]?.form ?? "") ? 2 : 1);
  return (
    verb - 3 >= start &&
    LINKING.states.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "") &&
    TIME_FORMS.has(words[verb - 2]?.form ?? "") &&
    isNumber(words[verb - 3]?.form ?? "")
  );
}

/** "Add the butter. Stir to melt the butter": what the work is for, and no more of it. */
export function isForEffect(words: readonly Word[], at: number): boolean {
  const verb = at - (LINKING.determiners.has(words[at - 1]?.form ?? "") ? 2 : 1);
  return (
    verb > 1 &&
    LINKING.helping.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "")
  );
}

/** "Skim the foam to keep the stock clear": how it is to stay. */
export function isToStay(words: readonly Word[], start: number, from: number): boolean {
  const [near, far] = [words[from - 1]?.form ?? "", words[from - 2]?.form ?? ""];
  const verb = from - (LINKING.determiners.has(near) ? 2 : LINKING.determiners.has(far) ? 3 : 1);
  return (
    verb - 1 > start &&
    LINKING.keeping.has(words[verb]?.form ?? "") &&
    LINKING.beforePurpose.has(words[verb - 1]?.form ?? "")
  );
}

/** "Cut a hole for the jam to show through", "leave room for the dough to rise": what the food is to do. */
export function isToAct(words: readonly Word[], from: number, to: number): boolean {
  const article = LINKING.determiners.has(words[from - 1]?.form ?? "") ? from - 1 : from;
  const behind = words[to];
  return (
    LINKING.beforePurpose.has(words[article - 1]?.form ?? "") &&
    behind !== undefined &&
    /^\s+$/.test(behind.gap) &&
    LINKING.beforePurpose.has(behind.form) &&
    !isNumber(words[to + 1]?.form ?? "")
  );
}

/** Words from "layers" to the food: "layers of dough and". */
const LAYER_REACH = 4;

/** "Fold again to create layers of butter and dough": what comes of the work, on what lies there. */
function isInLayers(words: readonly Word[], from: number): boolean {
  for (let at = from - 2; at > 1 && at >= from - LAYER_REACH; at -= 1) {
    if (/[.,;:()]/.test(words[at + 1]?.gap ?? "")) return false;
    if (LINKING.layering.has(words[at]?.lemma ?? ""))
      return (
        LINKING.genitive.has(words[at + 1]?.form ?? "") &&
        LINKING.beforePurpose.has(words[at - 2]?.form ?? "")
      );
  }
  return false;
}

/** Words from "so as to" to what it is to come to. */
const AIM_REACH = 7;

/** "Set over the heat so as to scald the milk and melt the butter": both are in the pan. */
export function isAim(words: readonly Word[], from: number): boolean {
  if (isInLayers(words, from)) return true;
  for (let at = from; at > 1 && at > from - AIM_REACH; at -= 1) {
    if (/[.,;:()]/.test(words[at]?.gap ?? "")) return false;
    const [so, to] = [words[at - 2]?.form ?? "", words[at - 1]?.form ?? ""];
    if (LINKING.stateOnly.has(so) && LINKING.beforePurpose.has(to))
      return !LINKING.adding.has(words[at]?.form ?? "");
  }
  return false;
}

// What is kept back for something, and the food that it is kept for.

/** Words between "keep" and "for": "keep 3 spoons of it for". */
const KEPT_REACH = 5;
const hasNumber = (words: readonly Word[]): boolean => words.some(({ form }) => OPENS_NUMBER.test(form));

const PURPOSE = new RegExp(`^(?:${LINKING.purposes})$`);

/** "Reserve a quarter of the sauce to brush over the chicken": the sauce is kept, and the chicken is for later. */
export function isKeptFor(words: readonly Word[], from: number): boolean {
  const purpose = words.slice(0, from).findLastIndex(({ form }) => PURPOSE.test(form));
  // "Set aside to cool": nothing is told that is kept.
  if (purpose <= 2) return false;
  // "Add the milk (reserve 2 tbsp to decorate) and the stock": what a bracket keeps is over with it.
  if (words.slice(purpose + 1, from + 1).some(({ gap }) => gap.includes(")"))) return false;
  const before = words.slice(0, purpose);
  // "…, we keep 3 spoons for the meat"
  const isTold = before
    .slice(-KEPT_REACH)
    .some(({ form }, at, all) => LINKING.kept.has(form) && hasNumber(all.slice(at)));
  return LINKING.kept.has(words[0]?.form ?? "") || isTold || isSetAside(before);
}

/** "Set aside", "hold back"; what is put back goes in. */
export const isAway = (verb: string, away: string): boolean =>
  LINKING.keptVerbs.has(verb) &&
  LINKING.keptAway.has(away) &&
  !(LINKING.returning.with.has(verb) && LINKING.returning.back.has(away));

/** "Set half of the cheese aside" at the beginning of an action. */
export const isSetAside = ([first, ...words]: readonly Word[]): boolean =>
  first !== undefined && words.some(({ form }) => isAway(first.form, form));

/** "Set aside 2 tbsp" anywhere in the words. */
export const setsAside = (words: readonly Word[]): boolean =>
  words.some(({ form }, at) => isAway(words[at - 1]?.form ?? "", form));

/** The word before the food that begins at `from`, and before its article. */
const beforeFood = (words: readonly Word[], from: number): number =>
  LINKING.definite.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;

/** "Put a roasting tin for the potatoes in the oven": the tin is put there, and what it is for comes later. */
const isVesselFor = (words: readonly Word[], at: number): boolean =>
  LINKING.asideFor.has(words[at]?.form ?? "") && LINKING.tools.has(words[at - 1]?.lemma ?? "");

/** "You will use half for cooking the shrimp": what is meant for work on a food, or what it is to lie in, is no work on it. */
export const isForWorkOn = (words: readonly Word[], from: number): boolean => {
  const at = beforeFood(words, from);
  return isPurpose(words, at) || isVesselFor(words, at);
};
