/** Eggs with a yolk or a white besides, "3 eggs + 1 egg yolk": what is counted of them is eggs, and the part is another one. */
import { LINKING } from "@/lib/engine/language/linking";
import { isPositive, subtract } from "@/lib/engine/recipe/rational";
import type { Pool } from "./line-amounts";
import type { Portion } from "./portion";
import type { Share } from "./reckon";

/** "1 egg yolk" of "3 eggs + 1 egg yolk", and no second amount of the same. */
export const isPartBeside = ({ unit, style }: Pool): boolean =>
  unit === null && [...LINKING.separable].some((part) => style.unitText.toLowerCase().includes(part));

/** The share counts whole pieces: "one egg", and no "1 egg yolk". */
const counts = ({ portion, taken }: Share): boolean =>
  taken === null && portion?.listed !== true && portion?.amount?.unit === null;

/** "One egg … the other eggs": as many as are left of the whole ones; null where the words are of none that are left. */
export function restOfPieces({ portion }: Share, all: readonly Share[], { low, high }: Pool): Portion | null {
  if (portion?.kind !== "rest" || portion.amount !== null || portion.fraction !== null || high !== null)
    return null;
  const counted = all.filter(counts).flatMap((share) => share.portion?.amount ?? []);
  if (counted.length === 0 || counted.some((amount) => amount.high !== null)) return null;
  const left = counted.reduce((sum, amount) => subtract(sum, amount.low), low);
  return isPositive(left)
    ? { ...portion, kind: "part", amount: { low: left, high: null, unit: null } }
    : null;
}
