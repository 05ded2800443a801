/** What a line looks like where none of its words is known: by its first number, its length and its end. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { MEASURES } from "@/lib/engine/language/other-languages";

const AMOUNT = new RegExp(`^(?:\\d{1,3}(?:[.,/–-]\\d{1,3})?|[${FRACTION_SIGNS}])(?![\\d.:])`, "u");
const MEASURED = new RegExp(`^\\d[\\d.,/–-]{0,8}\\s?(?:${MEASURES})(?![\\p{L}\\p{N}])`, "iu");
const ENDS = /[.!…։。]["»”’')\]]{0,2}$/u;
/** A step says something in several words. */
const SHORTEST_SENTENCE = 35;

/** An amount in front, no year: "3 dl vettä", "½ cebula". */
export const startsWithAmount = (text: string): boolean => AMOUNT.test(text);

/** A number and the sign of a measure that is the same in most languages. */
export const isMeasured = (text: string): boolean => MEASURED.test(text);

/** Several words with an end. */
export const endsAsSentence = (text: string): boolean => text.includes(" ") && ENDS.test(text);

/** Long enough for an order, and ended as one. */
export const isSentence = (text: string): boolean => text.length >= SHORTEST_SENTENCE && endsAsSentence(text);
