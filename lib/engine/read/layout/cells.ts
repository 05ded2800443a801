/** What the cell of a row can be besides text: an amount without its food, or the marker before an item of a list. */

import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";

const UNITS =
  "cups?|c|tablespoons?|tbsps?|tbs|tb|t|teaspoons?|tsps?|ounces?|ozs?|fl\\.?\\s?oz|pounds?|lbs?|grams?|g|gr|kilograms?|kg|millilit(?:er|re)s?|ml|cl|dl|lit(?:er|re)s?|l|pints?|pts?|quarts?|qts?|gallons?|pinch(?:es)?|dash(?:es)?|cloves?|cans?|tins?|sticks?|slices?|bunch(?:es)?|sprigs?|handfuls?|packages?|packets?|pkgs?|jars?|heads?|stalks?|pieces?|drops?|large|medium|small|EL|TL|Prise";
const NUMBER = `[\\d${FRACTION_SIGNS}][\\d${FRACTION_SIGNS}\\s./,⁄–-]{0,11}`;
const AMOUNT = new RegExp(
  `^(?:(?:about|approx\\.?|ca\\.?)\\s)?(?:${NUMBER}(?:(?:${UNITS})\\.?)?(?:\\s?[(/+]\\s?${NUMBER}(?:${UNITS})?\\.?\\)?)?|an?\\s(?:${UNITS})|(?:${UNITS})\\.?|to taste|as needed|some|[-–—])$`,
  "i",
);
const MARKER = /^(?:[•●○◦▪■□▢☐◻✓✔▸►*·‣⁃–-]|o|(?:step\s)?\d{1,2}[.):]?|\(\d{1,2}\))$/i;

/** "200 g", "1 1/2 cups", "2–3", "a pinch", "g", "to taste": an amount with no food in it. */
export const isAmount = (text: string): boolean => text.length <= 32 && AMOUNT.test(text);

/** A bullet, an empty box, or a step's number, alone. */
export const isMarker = (text: string): boolean => text.length <= 8 && MARKER.test(text);
