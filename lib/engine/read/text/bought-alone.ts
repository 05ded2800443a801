/** "1 chicken", "8 chicken pieces" between a title and the parts of a list: what the dish is made of, and not how many come out. */
import { findFood } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import type { Kinded } from "./claims";

const COUNTED = /^\d{1,2} (\p{L}{3,20}(?: \p{L}{3,20})?)$/u;
const GROWN = ["vegetable", "fruit"];
/** Lines that are looked through for another one of the food. */
const MOST_LINES = 100;

const lastWord = (text: string): string => /\p{L}+(?=\P{L}*$)/u.exec(text.toLowerCase())?.[0] ?? "";

/** The line counts a raw food that no other line of the list has, and that the method works on. */
export function isBoughtAlone(items: readonly Kinded[], at: number, title: string): boolean {
  const name = COUNTED.exec(items[at]?.line.text ?? "")?.[1];
  const found = name === undefined ? null : findFood(name);
  if (name === undefined || found === null || !found.exact) return false;
  if (![...found.food.classes].some((kind) => LINKING.rawKinds.has(kind))) return false;
  const last = lastWord(name);
  // "24 meatballs" below "Swedish meatballs" come out of it; "6 peppers" below "Stuffed peppers" grow.
  const grows = GROWN.some((kind) => found.food.classes.has(kind));
  if (!grows && last !== singular(last) && lastWord(title) === last) return false;
  const others = items.filter((_item, i) => i !== at).slice(0, MOST_LINES);
  const isSame = ({ label, line }: Kinded): boolean =>
    label === "I" && findFood(line.text)?.food.id === found.food.id;
  if (others.some(isSame)) return false;
  const words = new Set(found.food.names.flatMap((each) => each.split(" ")));
  return others.some(
    ({ label, line }) =>
      (label === "S" || label === "s") &&
      (line.text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => words.has(singular(word))),
  );
}
