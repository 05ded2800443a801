/** Labels of facts apart from their values, as cards, tables and photos set them. */
import { namesPreparation } from "@/lib/engine/language/part-names";
import { factPattern } from "@/lib/engine/language/facts";
import { BARE_FACT, BARE_PIECES, isFactLabel, LABEL } from "./fact-patterns";
import { stateFact } from "./facts";

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 40;
const NUMBER_ALONE = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?$/;
const CARD_LABEL = new RegExp(`^(?:${factPattern((words) => words.cardLabels)})\\s{0,2}:?$`, "iu");
const WORDS = /[\p{L}\p{N}]/u;

/** "Serves" and "4" as "Serves: 4"; null where `value` is none of the label's. */
export function labelledFact(label: string, value: string): string | null {
  if (label.length > LONGEST_LABEL || value.length > LONGEST_VALUE || !isFactLabel(label)) return null;
  const fact = `${label.replace(/(?<![\s:])[\s:]+$/, "")}: ${value}`;
  return stateFact(fact) ? fact : null;
}

/** True for what can only be a fact's value: a time, a number of people or pieces, a number alone. */
export const isBareValue = (text: string): boolean =>
  text.length <= LONGEST_VALUE && (NUMBER_ALONE.test(text) || BARE_FACT.test(text) || BARE_PIECES.test(text));

/** True for labels of facts with nothing beside them: "Prep Time  Cook Time  Serves", "Difficulty:". "Marinade" may be a recipe's name. */
export function isOnlyLabels(text: string): boolean {
  if (text.length > 2 * LONGEST_LABEL || namesPreparation(text)) return false;
  if (CARD_LABEL.test(text.trim())) return true;
  let end = 0;
  for (const found of LABEL.all(text)) {
    if (WORDS.test(text.slice(end, found.index))) return false;
    end = found.index + found[0].length;
  }
  return end > 0 && !WORDS.test(text.slice(end));
}
