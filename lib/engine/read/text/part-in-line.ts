/** A part of the list that stands in one line behind its name. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { DURATION_ONLY, FOR_PART, NUMBER_SIGN, PART_ALONE } from "@/lib/engine/language/shapes";

const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 60;
/** "sale grosso": what is not measured is named in a few words. */
const LONGEST_BARE_WORDS = 4;
const DASH = /\s[–—•·|/-]\s/;
const NUMBERED = new RegExp(NUMBER_SIGN, "iu");
/** "Impasto", "Per la salsa". */
const PART_NAME = /^\p{Lu}[^\d:;,.!?]{2,40}$/u;
/** "farina 0 (W 260) 500 g": a food, and its amount last. */
const MEASURED_BEHIND = new RegExp(`^\\p{L}.{1,40}\\s(?:${NUMBER_SIGN})[^,;]{0,20}$`, "iu");

type Part = { name: string; items: string[] };

function divided(text: string): { name: string; itemsBy: (mark: RegExp) => string[] } {
  const colon = text.indexOf(":");
  const name = text.slice(0, Math.max(0, colon)).trim();
  const rest = text.slice(colon + 1);
  return { name, itemsBy: (mark) => rest.split(mark).map((item) => item.trim()) };
}

const isList = (items: readonly string[]): boolean =>
  items.length >= FEWEST_ITEMS && items.every((item) => item.length > 0 && item.length < LONGEST_ITEM);

/** "for the gremolata: zest of 1 lemon – 1 clove of garlic – 1 anchovy". */
function stroked(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if (!FOR_PART.test(name) && !PART_ALONE.test(name) && !namesPreparation(name)) return null;
  const items = itemsBy(DASH);
  const measured = items.filter((item) => NUMBERED.test(item)).length;
  return isList(items) && measured * 2 >= items.length ? { name, items } : null;
}

/** "Impasto: farina 500 g; acqua 300 g; sale 10 g": every amount behind its food, but for one at most. */
function measuredBehind(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if (!PART_NAME.test(name) || headingOf(name) !== null) return null;
  for (const mark of [/;/, /,\s/]) {
    const items = itemsBy(mark);
    const measured = items.filter((item) => MEASURED_BEHIND.test(item) && !DURATION_ONLY.test(item)).length;
    if (isList(items) && measured >= FEWEST_ITEMS && measured >= items.length - 1) return { name, items };
  }
  return null;
}

/** "Per la teglia: olio, sale grosso", where other parts of the list stand in lines of their own. */
function unmeasured(text: string): Part | null {
  const { name, itemsBy } = divided(text);
  if ((!FOR_PART.test(name) && !PART_ALONE.test(name)) || /[.!?]$/.test(text)) return null;
  const items = itemsBy(/[,;]\s/);
  const isBare = (item: string): boolean => {
    const words = item.split(/\s+/);
    return item !== "" && words.length <= LONGEST_BARE_WORDS && !COOKING_VERBS.has(words[0]!.toLowerCase());
  };
  return items.length > 1 && items.every(isBare) ? { name, items } : null;
}

/** The part that stands whole in `text`; null for any other line. `among`: other lines of the text are such parts. */
export const partInLine = (text: string, among: boolean): Part | null =>
  stroked(text) ?? measuredBehind(text) ?? (among ? unmeasured(text) : null);
