/** Singular and plural of what a scaled amount counts, so that "1 cup" doubled reads "2 cups". English only; other words stay as written. */
import { singular } from "@/lib/engine/language/food/singular";

const UNIT_WORDS =
  "cup teaspoon tablespoon ounce pound pint quart gallon gram kilogram liter litre milliliter millilitre clove slice stick head bulb stalk rib stem sprig spear strip rasher " +
  "fillet piece chunk knob cube sheet ball block bar square scoop wedge can tin jar package packet pack bag bottle carton container tub tube envelope drop handful ear box bunch";
const COUNTED =
  "egg onion shallot carrot potato tomato lemon lime orange apple pear banana peach plum apricot avocado pepper chili cucumber courgette zucchini aubergine eggplant leek " +
  "beet beetroot turnip parsnip radish mushroom scallion cabbage cauliflower lettuce mango kiwi fig date olive breast thigh drumstick wing leg steak chop sausage shrimp prawn scallop " +
  "anchovy tortilla bun roll pita bagel muffin cracker cookie biscuit yolk white jalapeno grapefruit pineapple melon squash pumpkin artichoke nectarine clementine tangerine leaf";
const SINGULARS = new Set(`${UNIT_WORDS} ${COUNTED}`.split(" "));
const INVARIABLE = new Set(["shrimp", "white"]);

function plural(word: string): string {
  if (INVARIABLE.has(word)) return word;
  if (word === "leaf" || word === "loaf") return `${word.slice(0, -1)}ves`;
  if (/(?:[sxz]|ch|sh)$/.test(word) || /^(?:potato|tomato|mango|chili)$/.test(word))
    return word === "chili" ? "chilies" : `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** The word in the number that `quantity` asks for; a word that is not a known unit or counted food comes back unchanged. */
export function inNumber(word: string, quantity: number): string {
  const one = quantity <= 1;
  const lower = word.toLowerCase();
  const base = singular(lower);
  if (!SINGULARS.has(base) || (word !== lower && word !== word[0]?.toUpperCase() + lower.slice(1)))
    return word;
  if (one ? lower === base : lower !== base) return word;
  const form = one ? base : plural(base);
  return word === lower ? form : (form[0] ?? "").toUpperCase() + form.slice(1);
}
