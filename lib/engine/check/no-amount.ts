/** Amounts of an action that say nothing of how much goes in: of how many one is taken, or the same amount once more. */
import { LINKING } from "@/lib/engine/language/linking";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import type { Quantity } from "@/lib/engine/check/reading/quantities";

/** Words between two numbers that say of how many: "one of the two". */
const OF_REACH = 4;
/** "of", "of the" */
const isOfThem = ([of, ...the]: readonly string[]): boolean =>
  LINKING.genitive.has(of ?? "") && the.every((word) => LINKING.determiners.has(word));

/** "One of the two onions": the second number says how many there are. */
const isOfAll = ({ quantities, stems }: ReadAction, own: Quantity): boolean =>
  quantities.some(
    ({ next, sort }) =>
      sort === "amount" && next < own.at && own.at - next <= OF_REACH && isOfThem(stems.slice(next, own.at)),
  );

/** "1oz (25g) of the sugar": the bracket says the amount before it once more, as near as scales go. */
const isSaidTwice = ({ text, quantities }: ReadAction, own: Quantity): boolean =>
  text.charAt(own.start - 1) === "(" &&
  quantities.some(
    ({ sort, unit, end }) => sort === "amount" && unit !== null && text.slice(end, own.start).trim() === "(",
  );

/** The amount is none that goes in. */
export const isNoneOfIts = (action: ReadAction, own: Quantity): boolean =>
  isOfAll(action, own) || isSaidTwice(action, own);
