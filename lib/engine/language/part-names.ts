/** What the names inside a recipe tell: the parts of a dish, ways to do the same work, and days. */
import { WAYS } from "@/lib/engine/language/en/preparation";
import { singular } from "@/lib/engine/language/food/singular";
import type { PartWords } from "@/lib/engine/language/pack/pages";
import { PACKS } from "@/lib/engine/language/registry";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { headingOf } from "./headings";
import { keepingRecent } from "./memory";
import { topicOf } from "./packs";
import { FOR_WHAT } from "./shapes";

// Which names are those of a dish's parts, or of what stands without an amount on a list.

const PART_WORDS: readonly Partial<PartWords>[] = topicOf("parts");
const listed = (list: (words: Partial<PartWords>) => string | undefined): string[] =>
  PART_WORDS.flatMap((pack) => list(pack)?.split("|") ?? []);

const PREPARATIONS = new Set(listed((words) => words.preparations));
const FINISHES = new Set(listed((words) => words.finishes));
/** Of languages whose names begin with what the thing is: "Salsa verde". */
const FIRST = new Set(
  PART_WORDS.flatMap((pack) => (pack.nounFirst === true ? (pack.preparations?.split("|") ?? []) : [])),
);
const COMPOUND_ENDS = listed((words) => words.compoundEnds);
/** No first half of a compound is shorter. */
const SHORTEST_HALF = 3;
const SEASONINGS = new Set(listed((words) => words.seasonings));
const SERVED = listed((words) => words.served);

/** No name of a part is longer. */
const LONGEST_NAME = 60;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![:.\s])[:.\s]+$/, "")
    .trim();

/** True when the name's last word is what a part of a recipe makes: "Peanut sauce", "FLAKY PIE DOUGH"; the first one of "Molho branco". */
export function namesPreparation(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  // "Parsley for the garnish" is parsley.
  const [own = ""] = plain(name).split(FOR_WHAT, 1);
  const words = own.split(/\s+/);
  const last = words.at(-1) ?? "";
  const two = words.slice(-2).join(" ");
  return (
    FIRST.has(words[0] ?? "") ||
    PREPARATIONS.has(last) ||
    PREPARATIONS.has(singular(last)) ||
    PREPARATIONS.has(two) ||
    COMPOUND_ENDS.some((end) => last.length >= end.length + SHORTEST_HALF && last.endsWith(end))
  );
}

/** True for what goes onto or into a dish when it is done, and has a list of its own: "glaze". */
export const namesFinish = (word: string): boolean => FINISHES.has(word);

/** True for what is bought without an amount and heads no list: "Salt and pepper". */
export const isSeasoning = (name: string): boolean =>
  name.length <= LONGEST_NAME && SEASONINGS.has(plain(name));

/** True when the text ends as the last line of a list does: "Lime wedges, to serve". */
export function endsServed(text: string): boolean {
  const bare = plain(text).replace(/[()]/g, "");
  return SERVED.some((ending) => bare.endsWith(` ${ending}`));
}

// Headings that say with what, or how, the same work is done: "Slow cooker method", "In a stand mixer", "By hand".

const MOST_WAY_WORDS = 7;
/** Of one recipe: nobody writes down more of them. */
const MOST_WAYS = 6;
const THINGS: ReadonlySet<string> = new Set(WAYS.things);
const WAY_WORD = /[\p{L}\p{N}]+/gu;

/** "Method", "Zubereitung" */
const isAround = (word: string): boolean => WAYS.around.has(word) || headingOf(word) === "steps";

/** True for a heading of nothing but a way to do the work. In the engine's words, but for those that head a method. */
export const namesWay = keepingRecent((heading: string): boolean => {
  const words = heading.toLowerCase().replace(/-/g, " ").match(WAY_WORD) ?? [];
  if (words.length > MOST_WAY_WORDS) return false;
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

// Words that name a day, in every language: "Sunday", "dimanche", "day 2", "Tag 2".

const DAY_MINUTES = 1440;
/** Monday to Sunday of some week. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** The weekdays as each language writes them, from Unicode's own tables. */
const WEEKDAYS: ReadonlySet<string> = new Set(
  PACKS.flatMap(({ code }) => {
    const names = new Intl.DateTimeFormat(code, { weekday: "long", timeZone: "UTC" });
    return WEEK.map((day) => names.format(day).toLowerCase());
  }),
);
const DAY_WORD = /\p{L}[\p{L}-]*/gu;
/** A heading, or what opens an order, says so in its first words. */
const MOST_DAY_WORDS = 8;

/** True when one of the first words names a day. Linear. */
export const namesDay = keepingRecent((text: string): boolean =>
  (text.slice(0, 120).toLowerCase().match(DAY_WORD) ?? [])
    .slice(0, MOST_DAY_WORDS)
    .some((word) => WEEKDAYS.has(word) || TIME_FORMS.get(word) === DAY_MINUTES),
);
