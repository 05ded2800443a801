/** What happens where an order is not followed: "Don't stir too long, otherwise the eggs curdle." */
import { LINKING } from "@/lib/engine/language/linking";
import { isTasted } from "./turns";
import type { Word } from "./words";

/** Words from "otherwise" to the food that it speaks of. */
const REACH = 6;

/** The mention stands behind ", otherwise", or ", or you'll", and is no other order: "…, otherwise add the milk". */
function isOrElse(words: readonly Word[], from: number): boolean {
  for (let at = from - 1; at > 0 && at >= from - REACH; at -= 1) {
    if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
    const before = words[at - 1]?.form ?? "";
    if (LINKING.orWill.has(words[at]?.form ?? "") && LINKING.alternatives.has(before)) return true;
    if (!LINKING.orElse.has(words[at]?.form ?? "")) continue;
    // "Let them cool, otherwise they soak up the mayonnaise", "anders absorberen ze de mayo": told of the food, and no order.
    const [next, second] = [words[at + 1]?.form ?? "", words[at + 2]?.form ?? ""];
    const told = LINKING.pronouns.has(next) || (!LINKING.adding.has(next) && LINKING.pronouns.has(second));
    if (told && at + 1 < from) return true;
    const said = words.slice(at - 1, from).some(({ form }) => LINKING.adding.has(form));
    return /[,–—-]/.test(words[at]?.gap ?? "") && !said;
  }
  return false;
}

/** Words behind a food in which it is said what takes its place. */
const BY_REACH = 6;
/** Words from "if" to "have": "if you really don't have". */
const IF_REACH = 5;

/** "Water in place of the broth", "swap the broth for water", "leave out the cumin", "if you don't have cumin": told of the food, and none goes in. */
function isReplaced(words: readonly Word[], from: number): boolean {
  const { place, swaps, replaces, by, leaves, out, have } = LINKING.replaced;
  const at = LINKING.determiners.has(words[from - 1]?.form ?? "") ? from - 2 : from - 1;
  const [form, before] = [words[at]?.form ?? "", words[at - 1]?.form ?? ""];
  if (/[.;:!?]/.test(words[at + 1]?.gap ?? "")) return false;
  if (place.has(before) && LINKING.genitive.has(form)) return true;
  if (swaps.has(form) || (out.has(form) && leaves.has(before))) return true;
  if (replaces.has(form)) return words.slice(from, from + BY_REACH).some((word) => by.has(word.form));
  if (!have.has(form)) return false;
  const clause = words.slice(Math.max(0, at - IF_REACH), at).map((word) => word.form);
  return (
    clause.some((each) => LINKING.ifWords.has(each)) && clause.some((each) => LINKING.negations.has(each))
  );
}

/** "Shake off the excess flour", "the excess of the flour": it is on there already. */
function isExcess(words: readonly Word[], from: number): boolean {
  let at = from - 1;
  if (LINKING.determiners.has(words[at]?.form ?? "")) at -= 1;
  if (LINKING.genitive.has(words[at]?.form ?? "")) at -= 1;
  return LINKING.excess.has(words[at]?.form ?? "");
}

/** The mention says what would happen to the food, or what of it is tasted or too much, and puts none in. */
export const isOnlySpokenOf = (words: readonly Word[], from: number): boolean =>
  isOrElse(words, from) || isTasted(words, from) || isReplaced(words, from) || isExcess(words, from);
