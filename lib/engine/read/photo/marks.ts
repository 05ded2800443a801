/**
 * What a reader of photos makes of the start of a line: bullets and empty boxes read as letters ("O 2 eggs", "(J 1 lime"), and a 1 read as a
 * letter ("l cup", "legg"). Put right only where no recipe line could begin so.
 */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import type { Row } from "@/lib/engine/read/layout/rows";
import type { Segment } from "@/lib/engine/read/layout/words";

const AMOUNT_NEXT = `[\\d${FRACTION_SIGNS}]`;
/** How bullets and boxes are read. */
const MARK = "(?:[Oo0©®¢@«»*°·•~_—–\\-|+□▢Q]|[([{][JjOolI1i)\\]}]?|[LIl]?[)\\]]|OO|CO|CJ|LJ|LI|oO)";
const MARK_ALONE = new RegExp(`^${MARK}$`);
const MARK_BEFORE_AMOUNT = new RegExp(`^${MARK}\\s+(?=${AMOUNT_NEXT})`);
const MARK_BEFORE_TEXT = new RegExp(`^${MARK}\\s+(?=\\p{L})`, "u");
const GLUED_MARK = new RegExp(`^[—–•·«»*~_©®°-](?=${AMOUNT_NEXT})`);
/** So many lines with a mark before an amount show that the list has marks, also before lines without an amount. */
const MARKED_LINES = 3;

const ONE_ALONE =
  /^[lI|\]!i]\s+(?=(?:cups?|tsp|tbsp|teaspoon|tablespoon|oz|ounce|lb|pound|large|small|medium|kg|g|ml|litre|liter|egg|onion|clove|can|tin|bunch|pinch|handful|stick|piece|sprig|red|green|ripe|whole)\b)/;
const ONE_GLUED =
  /^[lI|](?=(?:cups?|tsp|tbsp|teaspoon|tablespoon|oz|lb|large|small|medium|kg|egg|onion|clove|can|tin|bunch|pinch|handful|bay|lime|leek|red|green)\b)/;

/** "11/2 cups" is 1 1/2: no recipe counts in elevenths of a half. */
const WHOLE_AND_FRACTION = /^(•\s)?(\d)(1\/[2348]|[23]\/[34])(?=\s)/;
const UNIT_OF_FIGURES = /(\p{N}\s?)(1b|0z)(?=\s)/u;

/** Rows with the marks of lists as "•" and ones as figures. */
export function tidyStarts(rows: readonly Row[]): Row[] {
  const starts = rows.flatMap(({ segments }) => segments.map(textFrom));
  const marked = starts.filter((text) => MARK_BEFORE_AMOUNT.test(text)).length >= MARKED_LINES;
  return rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment, index) => tidy(segment, row.segments[index + 1], marked)),
  }));
}

/** A mark may stand in a segment of its own, before its text. */
function textFrom(segment: Segment, index: number, segments: readonly Segment[]): string {
  const next = segments[index + 1];
  return MARK_ALONE.test(segment.text) && next ? `${segment.text} ${next.text}` : segment.text;
}

function tidy(segment: Segment, next: Segment | undefined, marked: boolean): Segment {
  const { text } = segment;
  if (MARK_ALONE.test(text) && next && isNear(segment, next)) {
    const together = `${text} ${next.text}`;
    if (MARK_BEFORE_AMOUNT.test(together) || (marked && MARK_BEFORE_TEXT.test(together)))
      return { ...segment, text: "•" };
  }
  const shown = text
    .replace(MARK_BEFORE_AMOUNT, "• ")
    .replace(marked ? MARK_BEFORE_TEXT : /^(?!)/, "• ")
    .replace(GLUED_MARK, "• ")
    .replace(ONE_ALONE, "1 ")
    .replace(ONE_GLUED, "1 ")
    .replace(WHOLE_AND_FRACTION, "$1$2 $3")
    .replace(UNIT_OF_FIGURES, (_, amount: string, unit: string) => amount + (unit === "1b" ? "lb" : "oz"));
  return shown === text ? segment : { ...segment, text: shown };
}

const isNear = (mark: Segment, next: Segment): boolean => next.x0 - mark.x1 < 2.5 * next.size;
