/** Yield and total time of a recipe that no data states: in the lines a little above its ingredients, or right behind them. */
import { totalMinutesIn, yieldIn } from "@/lib/engine/lines/facts";
import type { Candidate } from "./candidates";
import type { Page } from "./page";

const LOOK_BACK = 40;
const LOOK_ON = 10;
const LONGEST_LINE = 120;

const YIELD_LABEL =
  /^(?:(?:number of |recipe |total )?(?:servings?|serves|yields?|makes|portions?|feeds))\s*:?$/i;
const TIME_LABEL = /^(?:total(?: time)?|total cooking time|ready in|time)\s*:?$/i;
/** Energy, times and prices stand beside the yield and are none. */
const NO_YIELD = /\b(?:k?cal(?:orie)?s?|kj|min(?:ute)?s?|h(?:ou)?rs?|days?|per)\b|kcals?|\d\s?kj|[%$£€]/i;
const NUMBER_WORDS: Record<string, string> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
};

/** "eight to ten" → "8 to 10". */
const inDigits = (text: string) =>
  text.replace(
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    (word) => NUMBER_WORDS[word.toLowerCase()] ?? word,
  );

function plausible(text: string | null | undefined): string | null {
  if (!text || text.length > 60 || !/\d/.test(text) || NO_YIELD.test(text)) return null;
  return text.trim();
}

function yieldAt(page: Page, index: number): string | null {
  const text = page.lines[index]?.text ?? "";
  if (text === "" || text.length > LONGEST_LINE) return null;
  if (YIELD_LABEL.test(text)) {
    const next = plausible(page.lines[index + 1]?.text);
    const before = page.lines[index - 1]?.text;
    // "4" above "Servings" is as common as below it; a number alone belongs to the label it stands beside.
    return before && /^\d{1,3}$/.test(before) && !(next && /^\d{1,3}$/.test(next)) ? before : next;
  }
  return plausible(yieldIn(inDigits(text)));
}

function totalAt(page: Page, index: number): number | null {
  const text = page.lines[index]?.text ?? "";
  if (text === "" || text.length > LONGEST_LINE) return null;
  return totalMinutesIn(TIME_LABEL.test(text) ? `Total time: ${page.lines[index + 1]?.text ?? ""}` : text);
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
