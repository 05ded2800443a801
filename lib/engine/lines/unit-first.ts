/** Amounts with their unit before the number, as Italian cards and kitchens write them. */
import { MEASURES } from "@/lib/engine/language/shapes";

/** "gr. 300 farina", "ml 200 latte": how some cards write an amount. */
const UNIT_FIRST = new RegExp(`^(${MEASURES})(\\.?)\\s(\\d{1,5}(?:[.,]\\d{1,2})?)\\s(?=\\p{L})`, "iu");

/** "Riso gr. 500", "burro g 80, freddo": the same behind the food. */
const BEHIND = new RegExp(
  `^(\\p{L}[\\p{L}'’ ]{1,40}?) (${MEASURES})(\\.?)\\s(\\d{1,5}(?:[.,]\\d{1,2})?)(?=[.;]?$|,|\\s[(/–-])`,
  "iu",
);

/** A line whose unit stands before its number, with the unit behind it; every other word keeps its place. */
export const turned = (text: string): string =>
  text.replace(UNIT_FIRST, "$3 $1$2 ").replace(BEHIND, "$1 $4 $2$3");
