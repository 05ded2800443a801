/** Page furniture: running heads and feet, page numbers, and what a browser prints in the margins. It is no part of the recipe. */
import { ADDRESS, OWNED, PAGE_NUMBER } from "@/lib/engine/language/shapes";
import { factPattern } from "@/lib/engine/language/facts";
import { titlePattern } from "@/lib/engine/language/pages";
import { joinPieces, median, type Row } from "./rows";

export type PageRows = { height: number; rows: Row[] };

/** Heads and feet stand in the outer part of the page, among its first or last rows. */
const ZONE = 0.13;
const OUTER_ROWS = 3;

const PRINTED = /^\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\b/i;
/** "Soups and Stews  42", "42  THE FAMILY TABLE", "Supper | 7": a short text with the page's number at its outer end. */
const HEAD_WITH_NUMBER = /^(?:\d{1,4}(?:\s*[|·•–—-])?\s+\D{3,50}|\D{3,50}\s[|·•–—-]?\s*\d{1,4})$/;

/** The pages without their furniture. Linear in the number of rows. */
export function withoutFurniture(pages: readonly PageRows[]): PageRows[] {
  const repeated = repeatedTexts(pages);
  const body = median(pages.flatMap(({ rows }) => rows.map(({ size }) => size)));
  return pages.map((page) => ({
    height: page.height,
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

function placeOf({ rows, height }: PageRows, index: number): Place | null {
  const row = rows[index];
  if (!row) return null;
  if (index < OUTER_ROWS && row.base < ZONE * height) return { edge: "top", outermost: index === 0 };
  if (index >= rows.length - OUTER_ROWS && row.base > (1 - ZONE) * height) {
    return { edge: "bottom", outermost: index === rows.length - 1 };
  }
  return null;
}

function isFurniture(text: string, row: Row, body: number, place: Place, page: PageRows): boolean {
  if (ADDRESS.test(text) || PRINTED.test(text) || OWNED.test(text)) return true;
  if (PAGE_NUMBER.test(text)) return true;
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

/** A yield or the word "recipe": no name of a book. */
const NAMES_YIELD = new RegExp(
  `(?<!\\p{L})(?:${factPattern(({ serves, makes }) => `${serves}|${makes}`)}|${titlePattern(({ endings }) => endings)})(?!\\p{L})`,
  "iu",
);

/** A short small line right above a large title is the name of the book, the chapter or the site. */
function isKicker(row: Row, below: Row | undefined, body: number, text: string): boolean {
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
