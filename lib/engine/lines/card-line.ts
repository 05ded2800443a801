/** Lines of a recipe's card: times, yields and the other entries that stand above a recipe. */
import { namesPreparation } from "@/lib/engine/language/part-names";
import { factPattern } from "@/lib/engine/language/facts";
import { keepingRecent } from "@/lib/engine/language/recent";
import { splitSentences } from "@/lib/engine/language/sentences";
import {
  BARE_FACT,
  COUNT,
  FOR_LABEL,
  isCardEntry,
  isOrder,
  isOrderLabel,
  OPENING_LABEL,
  PEOPLE,
} from "./fact-patterns";
import { timeAt } from "./fact-times";

/** A longer line tells a story. */
export const LONGEST_ROW = 240;

/** True for a line of a recipe's card: a time, a yield, or another entry ("Course: dessert"), with its value or above it; a bare "Marinade:" is none, nor is "oven 190. Let it rest!". */
export const isCardLine = (text: string): boolean => text.length <= LONGEST_ROW && standsOnCard(text);

/** "Prep time: quick (under 30 minutes)": how long in a word, and in brackets what the word means. */
const IN_A_WORD = /^([^:]{3,40}?)\s?:\s(?:\p{L}+\s){1,2}\([^()]{0,20}\d[^()]{0,20}\)$/u;

/** True for a time that is told in a word. */
export function isTimeInWord(text: string): boolean {
  const label = IN_A_WORD.exec(text.trim())?.[1];
  const found = label === undefined ? null : OPENING_LABEL.exec(`${label}:`);
  return found !== null && found[0].length === `${label}:`.length && found.groups?.makes === undefined;
}

const CARD_ROW = new RegExp(`^(?:${factPattern((words) => words.cardRows)})\\s\\p{L}[^.!?:]{1,120}$`, "iu");

/** "Keyword chicken, healthy, pita": an entry without a mark behind its label. */
export const isCardRow = (text: string): boolean => /^\p{Lu}/u.test(text) && CARD_ROW.test(text);

const standsOnCard = keepingRecent((text: string): boolean => {
  if (isCardEntry(text) || isCardRow(text) || BARE_FACT.test(text.trim()) || isTimeInWord(text)) return true;
  const label = OPENING_LABEL.exec(text);
  if (label === null) return false;
  const value = text.slice(label[0].length);
  const name = label[0].replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, "").replace(/^[^\p{L}\p{N}]+/u, "");
  const isYield = label.groups?.serves !== undefined || label.groups?.makes !== undefined;
  if (/[:=]\s*$/.test(label[0]))
    return (
      isYield || (value === "" && !namesPreparation(name)) || COUNT.test(value) || timeAt(value) !== null
    );
  if (FOR_LABEL.test(name)) return PEOPLE.test(value) && !isOrder(label, value);
  if (splitSentences(value).length > 1) return false;
  return COUNT.test(value) && (text.length <= LONGEST_CARD || !isYield) && !isOrderLabel(name);
});
const LONGEST_CARD = 60;
