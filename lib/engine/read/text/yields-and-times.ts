/**
 * For how many a recipe is and how long it takes, where no row of facts says it plainly: in sentences and titles, in rows of times below a
 * list, and what a bare number counts.
 */
import { languageOf } from "@/lib/engine/language/detect";
import { findFood, type Food } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { glossOf } from "@/lib/engine/language/gloss";
import { LINKING } from "@/lib/engine/language/linking";
import { LANGUAGES } from "@/lib/engine/language/packs";
import { titlePattern } from "@/lib/engine/language/pages";
import { splitSentences } from "@/lib/engine/language/sentences";
import { anyOf } from "@/lib/engine/language/shapes";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { eatersIn, factsIn, type StatedFacts } from "@/lib/engine/lines/facts";
import type { Kinded } from "./claims";

// What a text states of its recipe outside rows of facts: in sentences around it and in its title.

/** Sentences around the recipe, and the first and last of its method, may say for how many it is; advice behind it speaks of leftovers. */
export function eatersAmong(items: readonly Kinded[]): string | null {
  const isStep = ({ label }: Kinded): boolean => label === "S" || label === "s";
  const steps = items.filter(isStep);
  const firstStep = items.findIndex(isStep);
  const before = items.filter(({ label }, at) => label === "O" && (firstStep < 0 || at < firstStep));
  for (const { line } of [...before, ...steps.slice(0, 1), ...steps.slice(-1)]) {
    const found = eatersIn(line.text.slice(0, LONGEST_SAYING));
    if (found !== null) return found;
  }
  return null;
}
/** Characters of a line in which it would say so. */
const LONGEST_SAYING = 1_200;

/** "(one pot)": in how many vessels it is cooked, and not what it makes. */
export const namesVessel = (inner: string): boolean => {
  const [count = "", vessel = "", ...more] = inner
    .trim()
    .toLowerCase()
    .split(/[\s-]+/);
  return more.length === 0 && !/^[2-9]/.test(count) && LINKING.waterPlaces.has(vessel);
};

/** Yields that stand as sentences of a story: "Here's my chutney. Makes 3 jars."; "One pan. Hello, easy cleanup!" states none. */
export const yieldsAmong = (text: string): StatedFacts[] =>
  splitSentences(text).flatMap((sentence) => {
    const found = factsIn(sentence);
    const { makes, servings, isRow } = found;
    const isVessel = makes !== undefined && namesVessel(makes) && sentence.startsWith(makes);
    return isRow && !isVessel && (makes !== undefined || servings !== undefined) ? [found] : [];
  });

const MINUTE_FORMS = [...TIME_FORMS].filter(([, minutes]) => minutes === 1).map(([form]) => form);
const TITLE_MINUTES = new RegExp(`(?<![\\d.])(\\d{1,3})[-\\s]?(?:${anyOf(MINUTE_FORMS)})(?!\\p{L})`, "iu");

/** "15-MIN CREAMY GNOCCHI". */
export function titleMinutes(title: string | null): number | null {
  const minutes = TITLE_MINUTES.exec(title ?? "")?.[1];
  return minutes === undefined ? null : Number(minutes);
}

// "1 chicken", "8 chicken pieces" between a title and the parts of a list: what the dish is made of, and not how many come out.

const COUNTED_FOOD = /^\d{1,2} (\p{L}[\p{L}'’-]{2,20}(?: \p{L}{3,20})?)$/u;
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
  const counted = COUNTED_FOOD.exec(items[at]?.line.text ?? "")?.[1];
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

// Rows of times that stand right below a list, and were taken for steps: "Arbeitszeit ca. 1 Stunde" over "Gesamtzeit ca. 3 Stunden".

const LONGEST_ROW = 60;
const FEWEST_ROWS = 2;

/** The kinds of time that a row states and nothing besides; none where it says more, or is a sentence. */
function timesOf({ label, line }: Kinded): string[] {
  const mayBe = (label === "S" || label === "s") && line.marker === "none" && line.text.length <= LONGEST_ROW;
  if (!mayBe || /[.!]$/.test(line.text)) return [];
  const { isRow, rest, times } = factsIn(line.text);
  return isRow && rest.length === 0 ? Object.keys(times) : [];
}

/** Frees such rows: two at least, one under the other between a list and its method, that state the work or the whole. "Backen 30 Minuten" alone is a step. */
export function freeTimeRows(items: Kinded[]): Kinded[] {
  const from = items.findIndex(({ label }, i) => (label === "S" || label === "s") && i > 0);
  const isBelowList = items.slice(0, Math.max(0, from)).some(({ label }) => label === "I");
  if (!isBelowList) return items;
  const rows: string[][] = [];
  for (let i = from; i < items.length; i += 1) {
    const item = items[i];
    if (item === undefined || (i > from && item.line.gap > 0)) break;
    const times = timesOf(item);
    // A sentence below them without a blank line: they are the beginning of the method.
    if (times.length === 0) return items;
    rows.push(times);
  }
  const states = rows.flat();
  const to = from + rows.length;
  const isBlock = rows.length >= FEWEST_ROWS && (states.includes("total") || states.includes("preparation"));
  const goesOn = items.slice(to).some(({ label }) => label === "S" || label === "s");
  if (!isBlock || !goesOn) return items;
  return items.map((item, i) => (i < from || i >= to ? item : { ...item, label: "O" as const }));
}

// What a bare number of pieces counts: the title's own noun.

const NUMBER_ALONE = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?$/;
const HEAD_ENDS = new RegExp(`[,(&+:–—]|\\s(?:${titlePattern((words) => words.headEnds)})(?!\\p{L})`, "iu");

/**
 * "24" of "Chocolate Truffles" is "24 truffles", "36" of "Empanadas mendocinas" "36 empanadas"; unchanged where it says what it counts, or the title
 * names no plural.
 */
export function yieldOf(stated: string, title: string | null, languageIn: () => string): string {
  // "[… makes 8 rolls]"
  const makes = stated.replace(/^([^()[\]]+)[)\]]$/, "$1");
  if (title === null || !NUMBER_ALONE.test(makes)) return makes;
  const words = (title.split(HEAD_ENDS)[0] ?? "").trim().toLowerCase().split(/\s+/);
  const language = languageIn();
  const isFirst = LANGUAGES.some(({ code, parts }) => code === language && parts?.nounFirst === true);
  const noun = words.at(isFirst ? 0 : -1) ?? "";
  const isPlural =
    /^\p{L}{4,}$/u.test(noun) && ((/[^s]s$/.test(noun) && singular(noun) !== noun) || /[^l]i$/.test(noun));
  return isPlural ? `${makes} ${noun}` : makes;
}
