/** Yield and total time of a recipe that no data states: in the lines a little above its ingredients, or right behind them. */
import { NO_YIELD } from "@/lib/engine/language/pages";
import { entriesIn } from "@/lib/engine/language/registry";
import { DURATION } from "@/lib/engine/language/shapes";
import { isFactLabel, totalMinutesIn, yieldIn } from "@/lib/engine/lines/facts";
import type { Candidate } from "./candidates";
import type { Page } from "./page";

const LOOK_BACK = 40;
const LOOK_ON = 10;
const LONGEST_LINE = 120;

/** A number of people or pieces alone in its line. */
const LONE_NUMBER = /^\d{1,3}$/;
const LARGEST_IN_WORDS = 12;

const NUMBERS = entriesIn(({ numbers }) => numbers.values);

/** "eight to ten" → "8 to 10". */
const inDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const value = NUMBERS.get(word.toLowerCase());
    return value !== undefined && Number.isInteger(value) && value <= LARGEST_IN_WORDS ? String(value) : word;
  });

function plausible(stated: string | null): string | null {
  const text = stated === null ? "" : inDigits(stated).trim();
  // Energy, times and prices stand beside the yield and are none.
  return text.length > 60 || !/\d/.test(text) || NO_YIELD.test(text) || DURATION.test(text) ? null : text;
}

const textAt = (page: Page, index: number): string => page.lines[index]?.text ?? "";

/** A label of a fact that stands on a line of its own, before the value on the next one; the line itself where it is no label. */
function labelled(page: Page, index: number, value: string): string {
  const text = textAt(page, index);
  return isFactLabel(text) ? `${text.replace(/(?<!\s)\s*:?$/, "")}: ${value}` : text;
}

function yieldAt(page: Page, index: number): string | null {
  const text = textAt(page, index);
  if (text === "" || text.length > LONGEST_LINE) return null;
  const [before, next] = [textAt(page, index - 1), textAt(page, index + 1)];
  // "4" above "Servings" is as common as below it; a number alone belongs to the label it stands beside.
  const value = LONE_NUMBER.test(before) && !LONE_NUMBER.test(next) ? before : next;
  return plausible(yieldIn(labelled(page, index, value)));
}

function totalAt(page: Page, index: number): number | null {
  const text = textAt(page, index);
  if (text === "" || text.length > LONGEST_LINE) return null;
  return totalMinutesIn(labelled(page, index, textAt(page, index + 1)));
}

function near<T>(
  page: Page,
  list: Candidate | undefined,
  read: (page: Page, index: number) => T | null,
): T | null {
  if (!list) return null;
  for (let index = list.from - 1; index >= Math.max(0, list.from - LOOK_BACK); index--) {
    const found = read(page, index);
    if (found !== null) return found;
  }
  for (let index = list.to; index < Math.min(page.lines.length, list.to + LOOK_ON); index++) {
    const found = read(page, index);
    if (found !== null) return found;
  }
  return null;
}

/** The yield stated near the list, number words in digits; null when none is. */
export const yieldNear = (page: Page, list: Candidate | undefined): string | null =>
  near(page, list, yieldAt);

/** The total time in minutes stated near the list; null when none is. */
export const totalNear = (page: Page, list: Candidate | undefined): number | null =>
  near(page, list, totalAt);
