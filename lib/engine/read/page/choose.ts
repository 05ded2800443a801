/** Judges the readings of a page: which of several recipes it is about, and whether data alone tells it all; and joins two readings of one recipe. */
import { agreement } from "./title-and-picture";
import {
  type LineJudge,
  hasPlaceholder,
  ingredientQuality,
  instructionScore,
  statesAmount,
} from "./line-shape";
import type { Page } from "./page";
import type { Reading } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { titleOfBoth } from "@/lib/engine/read/json-ld";
import { align, isCutApart, share } from "./shown-recipe";
import { divideRun, nameWords } from "./tidy-lines";

/** How well a reading stands for the page: its size, and whether the page's own title and address speak of it. */
function standing(reading: Reading, page: Page): number {
  const named = reading.title ? agreement(reading.title, page) : 0;
  const size =
    Math.min(1, reading.ingredients.length / 5) + Math.min(1, textLength(reading.instructions) / 300);
  return size * 1.5 + named;
}

const textLength = (lines: readonly SourceLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

export function bestReading(readings: readonly Reading[], page: Page): Reading | undefined {
  if (readings.length < 2) return readings[0];
  return readings
    .map((reading, index) => ({ reading, score: standing(reading, page) - index * 0.001 }))
    .sort((a, b) => b.score - a.score)[0]?.reading;
}

/** Fewer ingredients than this may be the recipe "for the dressing" only: then the page is searched too. */
const FEW = 5;
const LONG_STEP = 100;
/** Share of the ingredients that state an amount in data that is complete. */
const WITH_AMOUNT = 0.4;

/** Is the structured data complete enough that the page need not be searched? */
export function isComplete(reading: Reading, judge: LineJudge): boolean {
  const { ingredients } = reading;
  if (ingredients.length < FEW || reading.title === null) return false;
  if (ingredients.filter((line) => statesAmount(line.text)).length < WITH_AMOUNT * ingredients.length)
    return false;
  if (ingredients.filter(hasPlaceholder).length >= 2) return false;
  // A number alone is what a cut at a decimal comma leaves.
  if (ingredients.some(({ text }) => /^\d{1,4}$/.test(text.trim()))) return false;
  // One long string may be steps that the page shows apart.
  const [only] = reading.instructions;
  if (reading.instructions.length === 1 && only && only.text.length > LONG_STEP) return false;
  return instructionScore(reading.instructions, judge) > 0.3;
}

/** What data states is believed when it is there at all; what was found by its looks must look like a recipe. */
export function isRecipe(reading: Reading, page: Page): boolean {
  const { ingredients, instructions } = reading;
  const stated = reading.via[0] !== "plain";
  if (stated && ingredients.length > 0 && instructions.length > 0) return true;
  if (reading.isAnnounced === true) return true;
  const quality = ingredientQuality(ingredients, page.judge);
  if (stated) return quality.count >= 3 && quality.likeness >= 0.3;
  if (instructions.length === 0) return quality.count >= 4 && quality.withAmount >= 0.6;
  if (quality.count < 2 || quality.likeness < 0.4 || instructionScore(instructions, page.judge) < 0.5)
    return false;
  return quality.withAmount >= 0.2 || quality.count >= 4;
}

/** So many recipes on one page, none of which the page is about, are a list to choose from. */
const MANY = 3;
const ABOUT = 0.6;

export function isListOfRecipes(readings: readonly Reading[], page: Page): boolean {
  if (readings.length < MANY) return false;
  return readings.every((reading) => reading.title !== null && agreement(reading.title, page) < ABOUT);
}

const chars = (lines: readonly SourceLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);
const hasSections = (lines: readonly SourceLine[]) => lines.some((line) => line.section !== undefined);

/** The page's list with its lines that the data does not know and that have no amount turned into sections. */
function withSections(lines: readonly SourceLine[], known: ReadonlySet<number>): SourceLine[] {
  const result: SourceLine[] = [];
  let section: string | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.section !== undefined && line.section !== lines[index - 1]?.section) section = line.section;
    if (!known.has(index) && !statesAmount(line.text) && line.text.length < 60) section = line.text;
    else result.push(section ? { text: line.text, section } : { text: line.text });
  }
  return result;
}

/** The page's list with what only the data names ("salt, pepper" behind the measured ones), each behind the line that it follows there. */
function withUnshown(
  shown: SourceLine[],
  base: readonly SourceLine[],
  other: readonly SourceLine[],
  pairs: readonly number[],
): SourceLine[] {
  if (isCutApart(base, other)) return shown;
  const words = new Set(other.flatMap(({ text, section }) => nameWords(`${text} ${section ?? ""}`)));
  const all = [...shown];
  let behind = -1;
  for (const [index, line] of base.entries()) {
    const twin = other[pairs[index] ?? -1];
    const names = nameWords(line.text);
    if (twin !== undefined) behind = all.findIndex(({ text }) => text === twin.text);
    else if (names.length > 0 && !hasPlaceholder(line) && !names.some((word) => words.has(word))) {
      const section = all[behind]?.section;
      all.splice(++behind, 0, section === undefined ? { text: line.text } : { text: line.text, section });
    }
  }
  return all;
}

/** Should the page's list stand instead of the data's? */
function replaces(
  base: readonly SourceLine[],
  other: readonly SourceLine[],
  pairs: readonly number[],
  judge: LineJudge,
): boolean {
  const a = ingredientQuality(base, judge);
  const b = ingredientQuality(other, judge);
  if (b.count < 2 || b.likeness < 0.35) return false;
  if (isCutApart(base, other)) return true;
  const matched = share(pairs);
  if (matched < 0.6) return false;
  const gains = base.filter((line, index) => {
    const twin = other[pairs[index] ?? -1];
    return twin !== undefined && !statesAmount(line.text) && statesAmount(twin.text);
  }).length;
  if (gains >= 0.4 * a.count && b.count >= a.count * 0.8) return true;
  return base.filter(hasPlaceholder).length >= 2 && !other.some(hasPlaceholder) && b.count >= a.count * 0.8;
}

/** Does the data give only a small part of what the page shows (the recipe "for the dressing")? */
function isFragment(base: Reading, other: Reading): boolean {
  if (base.ingredients.length > 4 || other.ingredients.length < 2.5 * base.ingredients.length) return false;
  return chars(base.instructions) < 0.4 * chars(other.instructions);
}

/** Copies the headings of the page's groups onto the data's lines, when nearly all of them are found there. */
function sectionsFrom(
  base: readonly SourceLine[],
  other: readonly SourceLine[],
  pairs: readonly number[],
): SourceLine[] {
  if (hasSections(base) || !hasSections(other) || share(pairs) < 0.9) return [...base];
  return base.map((line, index) => {
    const section = other[pairs[index] ?? -1]?.section;
    return section ? { ...line, section } : line;
  });
}

/** Is the page's list the one string of the data, line by line? */
function isDivided(line: SourceLine, other: readonly SourceLine[], judge: LineJudge): boolean {
  const blob = line.text.toLowerCase();
  const words = other.flatMap((one) => nameWords(one.text));
  const told = words.filter((word) => blob.includes(word)).length;
  return other.length >= 3 && told >= 0.8 * words.length && ingredientQuality(other, judge).likeness >= 0.4;
}

function ingredients(
  base: readonly SourceLine[],
  other: readonly SourceLine[],
  judge: LineJudge,
): SourceLine[] {
  if (base.length === 0) return [...other];
  if (base.length === 1 && isDivided(base[0]!, other, judge)) return [...other];
  const known = divideRun([...base], judge);
  const pairs = align(known, other);
  if (known.length === 1) return ingredientQuality(other, judge).count >= 3 ? [...other] : [...known];
  if (replaces(known, other, pairs, judge))
    return withUnshown(withSections(other, new Set(pairs)), known, other, pairs);
  return sectionsFrom(known, other, pairs);
}

/** Share of the words of `a` that `b` has as well, each as often. */
function wordsIn(a: readonly SourceLine[], b: readonly SourceLine[]): number {
  const words = (lines: readonly SourceLine[]) =>
    lines.flatMap((line) => line.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const counts = new Map<string, number>();
  for (const word of words(b)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const own = words(a);
  let found = 0;
  for (const word of own) {
    const left = counts.get(word) ?? 0;
    if (left > 0) found++;
    counts.set(word, left - 1);
  }
  return own.length ? found / own.length : 0;
}

/** The data's instructions, unless they are a stub of what the page tells, or the same text without its division into steps. */
function instructions(base: readonly SourceLine[], other: readonly SourceLine[]): SourceLine[] {
  if (base.length === 0) return [...other];
  if (chars(base) < 100 && chars(other) > 3 * chars(base)) return [...other];
  const divided =
    base.length === 1 && other.length > 1 && wordsIn(base, other) >= 0.85 && wordsIn(other, base) >= 0.75;
  return divided ? [...other] : [...base];
}

const changed = (taken: readonly SourceLine[], own: readonly SourceLine[]) =>
  taken.length !== own.length ||
  taken.some((line, index) => line.text !== own[index]?.text || line.section !== own[index]?.section);

/** `base` completed and bettered by `other`, a reading of the same recipe. */
export function combine(base: Reading, other: Reading, judge: LineJudge): Reading {
  const fragment = isFragment(base, other);
  const taken = {
    ingredients: fragment ? other.ingredients : ingredients(base.ingredients, other.ingredients, judge),
    instructions: fragment ? other.instructions : instructions(base.instructions, other.instructions),
  };
  const differs =
    changed(taken.ingredients, base.ingredients) || changed(taken.instructions, base.instructions);
  return {
    via: differs ? [...base.via, ...other.via] : base.via,
    ...titleOfBoth(base, other),
    description: base.description ?? other.description,
    yield: base.yield ?? other.yield,
    totalMinutes: base.totalMinutes ?? other.totalMinutes,
    ...((base.times ?? other.times) === undefined ? {} : { times: base.times ?? other.times }),
    imageUrl: base.imageUrl ?? other.imageUrl,
    ...taken,
    notes: base.notes.length ? base.notes : other.notes,
  };
}
