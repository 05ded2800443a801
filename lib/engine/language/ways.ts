/** Headings that say with what, or how, the same work is done: "Slow cooker method", "In a stand mixer", "By hand". */
import { headingOf } from "./headings";
import { WAYS } from "./en/ways";
import { keepingRecent } from "./recent";

const LONGEST_WORDS = 7;
/** Of one recipe: nobody writes down more of them. */
const MOST_WAYS = 6;
const THINGS: ReadonlySet<string> = new Set(WAYS.things);
const WORD = /[\p{L}\p{N}]+/gu;

/** "Method", "Zubereitung" */
const isAround = (word: string): boolean => WAYS.around.has(word) || headingOf(word) === "steps";

/** True for a heading of nothing but a way to do the work. In the engine's words, but for those that head a method. */
export const namesWay = keepingRecent((heading: string): boolean => {
  const words = heading.toLowerCase().replace(/-/g, " ").match(WORD) ?? [];
  if (words.length > LONGEST_WORDS) return false;
  const named = words.filter((word) => !isAround(word)).join(" ");
  return named === "" ? words.some((word) => WAYS.usual.has(word)) : THINGS.has(named);
});

/** What ways are told by: the part that something stands in, in the engine's words. */
type InPart = { part?: string | undefined };

/**
 * For each of `all` the number of its way, from 1, where parts side by side are ways to do the same work; 0 for what is done whichever way
 * is taken. Null where there are no two ways, or too many to be ways.
 */
export function waysOf(all: readonly InPart[]): number[] | null {
  const ways: number[] = [];
  let way = 0;
  let most = 0;
  all.forEach(({ part }, at) => {
    if (part === undefined || !namesWay(part)) way = 0;
    else if (part !== all[at - 1]?.part) way += 1;
    most = Math.max(most, way);
    ways.push(way);
  });
  return most < 2 || most > MOST_WAYS ? null : ways;
}

/** At least so much of what the shorter way takes is taken the other way too; else the parts are work one after another. */
const SHARED = 0.6;

/** Whether two ways do the same work, by the lines that each takes. */
export function sharesWork(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].filter((line) => more.has(line)).length >= fewer.size * SHARED;
}
