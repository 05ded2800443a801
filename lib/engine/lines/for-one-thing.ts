/** "Per un gusto più deciso, …", "Für 20-30 Minuten …": words behind "for" that count nobody who eats. */
import { amountAt } from "@/lib/engine/language/amount";
import { tokenize } from "@/lib/engine/language/tokens";
import { COUNT, FOR_LABEL, HAS_EATERS, HAS_PIECES, isSized } from "./fact-patterns";
import { timeAt } from "./fact-times";

/** One of something, told by its article, that is neither a person nor a tin with its size: "für einen kräftigen Geschmack". */
function isOneThing(value: string): boolean {
  const count = COUNT.exec(value)?.[0] ?? "";
  if (count === "" || /\d/.test(count) || isSized(value)) return false;
  if (HAS_EATERS.test(value) || HAS_PIECES.test(value)) return false;
  const isOne = amountAt(tokenize(count), 0)?.value === 1;
  return isOne && value.slice(count.length).trim().split(/\s+/).length > 1;
}

/** True where `value` behind the label of for how many counts nobody. */
export const countsNobody = (label: string, value: string): boolean =>
  !COUNT.test(value) || (FOR_LABEL.test(label) && (timeAt(value) !== null || isOneThing(value)));
