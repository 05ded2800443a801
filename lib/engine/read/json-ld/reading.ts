/** What one way of reading a page found, before the ways are judged against each other, and the times that it states. */
import { findDurations } from "@/lib/engine/language/times/durations";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

export type Reading = {
  /** Which ways went into it, the main one first: "json-ld", "microdata", "rdfa", "h-recipe", "plain". */
  via: string[];
  title: string | null;
  /** The title stood in data that could not be parsed and was mended: the page's own heading is believed before it. */
  isTitleMended?: boolean;
  /** Both parts are lists right under headings that name them: then their words need not look like a recipe. */
  isAnnounced?: boolean;
  description: string | null;
  yield: string | null;
  totalMinutes: number | null;
  /** Stated times beside the total, in minutes. */
  times?: SourceRecipe["times"];
  imageUrl: string | null;
  ingredients: SourceLine[];
  instructions: SourceLine[];
  notes: string[];
};

export function emptyReading(way: string): Reading {
  return {
    via: [way],
    title: null,
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: [],
    instructions: [],
    notes: [],
  };
}

/** A line with its section, when it has one. */
export function sourceLine(text: string, section?: string | null): SourceLine {
  return section ? { text, section } : { text };
}

/** ISO 8601 durations; years and months of a recipe are mistakes and count as nothing. */
const ISO =
  /^\s*[-+]?P(?:[\d.,]+Y)?(?:[\d.,]+M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?\s*$/i;
const MINUTES_A_DAY = 24 * 60;
/** Longer than two months is a mistake of the page, not a time. */
const LONGEST_MINUTES = 60 * MINUTES_A_DAY;
const LONGEST_TEXT = 200;

const number = (text: string | undefined) => (text ? Number(text.replace(",", ".")) : 0);

/** Minutes of a stated duration, null when there is none, or it is nought or absurd. */
export function minutesOf(text: string | null): number | null {
  if (!text || text.length > LONGEST_TEXT) return null;
  const iso = ISO.exec(text);
  const [, weeks, days, hours, minutes, seconds] = iso ?? [];
  const total = iso
    ? number(weeks) * 7 * MINUTES_A_DAY +
      number(days) * MINUTES_A_DAY +
      number(hours) * 60 +
      number(minutes) +
      number(seconds) / 60
    : findDurations(text).reduce((sum, duration) => sum + duration.minutes, 0);
  const rounded = Math.round(total);
  return rounded > 0 && rounded <= LONGEST_MINUTES ? rounded : null;
}
