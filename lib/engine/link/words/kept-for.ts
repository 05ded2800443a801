/** What is kept back for something, and the food that it is kept for. */
import { OPENS_NUMBER } from "@/lib/engine/language/fractions";
import { LINKING } from "@/lib/engine/language/linking";
import { isPurpose, type Word } from "./words";

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
