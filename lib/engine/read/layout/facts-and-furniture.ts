/** Rows of a page that are no running text: facts in columns, which become rows that state them, and page furniture, which goes. */
import { factPattern, ADDRESS, OWNED, PAGE_NUMBER } from "@/lib/engine/language/shapes";
import { titlePattern } from "@/lib/engine/language/pages";
import { isBareValue, labelledFact } from "@/lib/engine/lines/split-rows";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { joinPieces, median, type PrintedRow, rowOf, type Segment } from "./rows";

// Facts in columns: a row of labels and, below or above it, the row of their values become one row that states them.

/** How far a value stands from its label, in em: rows of small type with white between them. */
const REACH_EM = 2.6;
/** Rows that are looked through for a value: a neighbour column may have rows in between. */
const REACH_ROWS = 3;

/** Rows with each value in the segment of its label ("Serves: 4"); linear in the number of segments but for rows that are close together. */
export function joinFactRows(rows: readonly PrintedRow[]): PrintedRow[] {
  const taken = new Set<Segment>();
  const facts = new Map<Segment, Segment>();
  rows.forEach((row, at) => {
    const labels = row.segments.filter(({ text }) => isFactLabel(text));
    if (labels.length === 0) return;
    const pairs = ([-1, 1] as const).map((step) => pairsOf(labels, rows, at, step, taken));
    const [above = [], below = []] = pairs;
    // Values that stand above their labels have not been taken by other labels.
    for (const { label, value, text } of above.length >= below.length ? above : below) {
      taken.add(value);
      facts.set(label, {
        ...label,
        text,
        x0: Math.min(label.x0, value.x0),
        x1: Math.max(label.x1, value.x1),
      });
    }
  });
  if (facts.size === 0) return [...rows];
  return rows.flatMap((row) => {
    const kept = row.segments
      .filter((segment) => !taken.has(segment))
      .map((segment) => facts.get(segment) ?? segment);
    if (kept.length === 0) return [];
    const stated = new Set(facts.values());
    return [
      rowOf(
        kept.length === row.segments.length && !kept.some((one) => stated.has(one))
          ? kept
          : together(kept, stated),
      ),
    ];
  });
}

type Pair = { label: Segment; value: Segment; text: string };

/** The labels of row `at` that have a value of their own above (`step` -1) or below it. */
function pairsOf(
  labels: readonly Segment[],
  rows: readonly PrintedRow[],
  at: number,
  step: 1 | -1,
  taken: ReadonlySet<Segment>,
): Pair[] {
  const used = new Set<Segment>();
  return labels.flatMap((label) => {
    for (let i = at + step; Math.abs(i - at) <= REACH_ROWS; i += step) {
      const row = rows[i];
      if (!row || Math.abs(row.base - label.base) > REACH_EM * Math.max(row.size, label.size)) break;
      const value = row.segments.find(
        (one) => !taken.has(one) && !used.has(one) && isBareValue(one.text) && standsUnder(one, label),
      );
      const text = value ? labelledFact(label.text, value.text) : null;
      if (!value || text === null) continue;
      used.add(value);
      return [{ label, value, text }];
    }
    return [];
  });
}

/** Whether two segments are set at one left edge, or about one middle. */
function standsUnder(value: Segment, label: Segment): boolean {
  const slack = 0.8 * Math.max(value.size, label.size);
  const middle = (one: Segment): number => (one.x0 + one.x1) / 2;
  return Math.abs(value.x0 - label.x0) < slack || Math.abs(middle(value) - middle(label)) < slack;
}

/** Facts that stand side by side as one segment: no column begins between them. */
function together(segments: readonly Segment[], stated: ReadonlySet<Segment>): Segment[] {
  const joined: Segment[] = [];
  let open = false;
  for (const segment of segments) {
    const last = joined.at(-1);
    const isFact = stated.has(segment);
    if (last && open && isFact)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${segment.text}`,
        x1: Math.max(last.x1, segment.x1),
      };
    else joined.push(segment);
    open = isFact;
  }
  return joined;
}

// Page furniture: running heads and feet, page numbers, and what a browser prints in the margins. It is no part of the recipe.

/** `top`: where the page begins, which a photo shows with the table around it; 0 where it is left out. */
export type PageRows = { height: number; rows: PrintedRow[]; top?: number };

/** Heads and feet stand in the outer part of the page, among its first or last rows. */
const ZONE = 0.13;
const OUTER_ROWS = 3;

/** What a telephone shows above a page: "9:41  5G 87%", "LTE 18:07 ■ 64 %"; nothing in it is a word. */
const CLOCK = /^\d{1,2}[:.]\d{2}$/;
const STATUS_SIGN =
  /^(?:\d{1,3}\s?%?|[AaPp]\.?[Mm]\.?|\d?G\+?|\p{Lu}{1,5}\+?|\p{Lu}\p{Ll}-?\p{Lu}\p{Ll}|[^\p{L}\p{N}]{1,4}|\S{1,2})$/u;
const LONGEST_STATUS = 9;

/** The bar of a browser: a host alone, in small letters. */
const HOST =
  /^(?:[^\p{L}\p{N}\s]{1,3}\s)?[a-z0-9-]{2,60}(?:\.[a-z0-9-]{2,30}){1,3}(?:\/\S{0,80})?(?:\s[^\p{L}\s]{1,2}){0,2}$/u;

const PRINTED =
  /^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}[-./]\d{1,2}[-./]\d{1,2}),?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?(?!\p{L})/iu;
/** "Soups and Stews  42", "42  THE FAMILY TABLE", "Supper | 7": a short text with the page's number at its outer end. */
const HEAD_WITH_NUMBER = /^(?:\d{1,4}(?:\s*[|·•–—-])?\s+\D{3,50}|\D{3,50}\s[|·•–—-]?\s*\d{1,4})$/;

/** The pages without their furniture. Linear in the number of rows. */
export function withoutFurniture(pages: readonly PageRows[]): PageRows[] {
  const repeated = repeatedTexts(pages);
  const body = median(pages.flatMap(({ rows }) => rows.map(({ size }) => size)));
  return pages.map((page) => ({
    ...page,
    rows: page.rows.filter((row, index) => {
      const place = placeOf(page, index);
      if (place === null) return true;
      const text = joinPieces(row.segments);
      if (repeated.has(key(text)) && row.size <= 1.3 * body) return false;
      return !isFurniture(text, row, body, place, page);
    }),
  }));
}

type Place = { edge: "top" | "bottom"; outermost: boolean };

function placeOf({ rows, height, top = 0 }: PageRows, index: number): Place | null {
  const row = rows[index];
  if (!row) return null;
  if (index < OUTER_ROWS && row.base - top < ZONE * height) return { edge: "top", outermost: index === 0 };
  if (index >= rows.length - OUTER_ROWS && row.base - top > (1 - ZONE) * height) {
    return { edge: "bottom", outermost: index === rows.length - 1 };
  }
  return null;
}

function isFurniture(text: string, row: PrintedRow, body: number, place: Place, page: PageRows): boolean {
  if (ADDRESS.test(text) || PRINTED.test(text) || OWNED.test(text)) return true;
  if (PAGE_NUMBER.test(text)) return true;
  if (place.edge === "top" && (HOST.test(text) || isStatusBar(text))) return true;
  if (place.edge === "top" && place.outermost && isKicker(row, page.rows[1], body, text)) return true;
  const neighbour = place.edge === "top" ? page.rows[1] : page.rows[page.rows.length - 2];
  const apart =
    neighbour !== undefined && Math.abs(neighbour.base - row.base) > 1.7 * Math.max(row.size, body * 0.8);
  return (
    place.outermost &&
    apart &&
    row.size <= 1.02 * body &&
    HEAD_WITH_NUMBER.test(text) &&
    row.segments.length > 1
  );
}

/** A clock and signs of the network and the battery, and no word beside them. */
function isStatusBar(text: string): boolean {
  const tokens = text.split(/\s+/);
  if (tokens.length > LONGEST_STATUS || !tokens.some((token) => CLOCK.test(token))) return false;
  return tokens.every((token) => CLOCK.test(token) || STATUS_SIGN.test(token));
}

/** A yield or the word "recipe": no name of a book. */
const NAMES_YIELD = new RegExp(
  `(?<!\\p{L})(?:${factPattern(({ serves, makes }) => `${serves}|${makes}`)}|${titlePattern(({ endings }) => endings)})(?!\\p{L})`,
  "iu",
);

/** A short small line right above a large title is the name of the book, the chapter or the site. */
function isKicker(row: PrintedRow, below: PrintedRow | undefined, body: number, text: string): boolean {
  if (!below || below.size < 1.45 * body || row.size > 0.97 * body) return false;
  return text.length <= 40 && !NAMES_YIELD.test(text);
}

/** Texts that stand in the outer zone of at least two pages, numbers aside. */
function repeatedTexts(pages: readonly PageRows[]): Set<string> {
  const seen = new Map<string, number>();
  for (const page of pages) {
    const own = new Set<string>();
    page.rows.forEach((row, index) => {
      if (placeOf(page, index)) own.add(key(joinPieces(row.segments)));
    });
    for (const text of own) seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  return new Set([...seen].filter(([text, count]) => count >= 2 && text !== "").map(([text]) => text));
}

const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, "#")
    .replace(/[^\p{L}#]+/gu, " ")
    .trim();
