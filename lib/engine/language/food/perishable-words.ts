/**
 * Perishable foods of languages whose foods are in no lexicon, for the shopping list of recipes in them. Kept apart from the lexicon: "pan",
 * "sale" or "burro" mean something else in an English step.
 */
import { KEEPS, KEEPS_ENDS, PERISHABLE, PERISHABLE_ENDS } from "@/lib/engine/language/storage-words";
import { fold } from "./fold";
import { NAME_CHARS } from "./lexicon";

const MOST_WORDS = 24;

/** True when the name has a word for a perishable food and none that says it keeps on a shelf. */
export function isPerishableAbroad(name: string): boolean {
  const all = fold(name.slice(0, NAME_CHARS)).split(" ").slice(0, MOST_WORDS);
  if (all.some((word) => KEEPS.has(word) || KEEPS_ENDS.some((end) => word.endsWith(end)))) return false;
  return all.some(
    (word) =>
      PERISHABLE.has(word) || PERISHABLE_ENDS.some((end) => word.length > end.length && word.endsWith(end)),
  );
}
