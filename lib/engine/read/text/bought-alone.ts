/** "1 chicken", "8 chicken pieces" between a title and the parts of a list: what the dish is made of, and not how many come out. */
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { languageOf } from "@/lib/engine/language/detect";
import { glossOf } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import type { Kinded } from "./claims";

const COUNTED = /^\d{1,2} (\p{L}[\p{L}'’-]{2,20}(?: \p{L}{3,20})?)$/u;
/** Lines that are looked through for another one of the food, and for the work on it. */
const MOST_LINES = 100;

const lastWord = (text: string): string =>
  text
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.at(-1) ?? "";

/** The raw food that the name is, and nothing made of it. */
function rawFood(name: string): Food | null {
  const found = findFood(name);
  const isRaw = found?.exact === true && [...found.food.classes].some((kind) => LINKING.rawKinds.has(kind));
  return isRaw ? found.food : null;
}

/** The line counts a raw food that no other line of the list has, and that the method works on. */
export function isBoughtAlone(items: readonly Kinded[], at: number, title: string): boolean {
  const counted = COUNTED.exec(items[at]?.line.text ?? "")?.[1];
  if (counted === undefined) return false;
  const others = items.filter((_item, i) => i !== at).slice(0, MOST_LINES);
  const gloss = glossOf(languageOf(others.map(({ line }) => line.text).join("\n")));
  const said = (text: string): string => gloss?.translate(text).text ?? text;
  const name = said(counted);
  const food = rawFood(name);
  if (food === null) return false;
  // "24 meatballs" below "Swedish meatballs" come out of it; "6 peppers" below "Stuffed peppers" grow.
  const last = lastWord(name);
  const grows = LINKING.grownKinds.some((kind) => food.classes.has(kind));
  if (!grows && last !== singular(last) && lastWord(said(title)) === last) return false;
  const isSame = ({ label, line }: Kinded): boolean =>
    label === "I" && findFood(said(line.text))?.food.id === food.id;
  if (others.some(isSame)) return false;
  const words = new Set(food.names.flatMap((each) => each.split(" ")));
  return others.some(
    ({ label, line }) =>
      (label === "S" || label === "s") &&
      (
        said(line.text)
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      ).some((word) => words.has(singular(word))),
  );
}
