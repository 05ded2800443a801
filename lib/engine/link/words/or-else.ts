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

/** The mention says what would happen to the food, or what of it is tasted, and puts none in. */
export const isOnlySpokenOf = (words: readonly Word[], from: number): boolean =>
  isOrElse(words, from) || isTasted(words, from);
