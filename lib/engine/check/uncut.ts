/** Sentences that were never cut: more words than one thing to do has, and a second order among them. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { CHECKING } from "@/lib/engine/language/checking";
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";

/** More words than one thing to do has. */
const MOST_WORDS = 30;

/** "Fry the onion … and then add the eggs": a verb behind what joins orders; "the garlic, peeled and cut" is work that is done. */
const ordersAgain = ({ stems, opens }: ReadAction): boolean =>
  stems.filter((stem, at) => {
    const before = stems[at - 1] ?? "";
    const isJoined = CHECKING.joiners.has(before) || /^[,;.]$/.test(before);
    const isDone = LINKING.stateEnds.some((end) => (stems[at - 2] ?? "").endsWith(end));
    // "In a saucepan, put the water …" has its one order behind a comma.
    // "…, cream cheese, celery" are things of a list: a food that is a verb too needs its object.
    const isFood = LINKING.verbal.has(stem) && !LINKING.determiners.has(stems[at + 1] ?? "");
    return COOKING_VERBS.has(stem) && (at === opens || (isJoined && !isDone && !isFood));
  }).length > 1;

/** True for an action that says several things at once. */
export const isUncut = (action: ReadAction): boolean =>
  action.stems.filter((stem) => /^[\p{L}\p{N}]/u.test(stem)).length > MOST_WORDS && ordersAgain(action);
