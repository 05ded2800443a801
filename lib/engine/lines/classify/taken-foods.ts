/** What is taken from so many of a food, on a list without its own amount. */
import { classesOfCollective, findFood } from "@/lib/engine/language/food/lexicon";
import { LINKING } from "@/lib/engine/language/linking";

/** "Meat from 1 roast chicken", "Zest of 2 limes": what is taken from so many of a food. */
export const isTakenFrom = (text: string): boolean => {
  const [, what = "", from = ""] = /^(\p{L}{3,12})\s(\p{L}{1,6})\s\d{1,2}\s\p{L}/u.exec(text) ?? [];
  const names = findFood(what.toLowerCase()) !== null || classesOfCollective(what.toLowerCase()) !== null;
  return LINKING.sources.has(from.toLowerCase()) && names;
};
