/** Texts with a blank line between all their lines, as pages and word processors give them that make a paragraph of each, or without any. */
import { OPENS_NUMBER } from "@/lib/engine/language/characters";
import { AMOUNT_WORDS } from "@/lib/engine/language/cooking-words";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { headingOf } from "@/lib/engine/language/headings";
import { endsServed, isSeasoning } from "@/lib/engine/language/part-names";
import { unitWritten } from "@/lib/engine/language/units";
import { stateFact } from "@/lib/engine/lines/facts";

/** What is asked of a line here. */
type Row = { text: string; marker: string; level: number; gap: number };

/** Fewer lines are paragraphs, and this share of all lines has a blank one above it. */
const FEWEST_LINES = 8;
const MOST_TOGETHER = 0.1;
/** Amounts that follow each other in a list, each behind a blank line. */
const FEWEST_AMOUNTS = 3;

function isDoubleSpaced(lines: readonly Row[]): boolean {
  const apart = lines.filter(({ gap }, at) => at > 0 && gap > 0).length;
  if (lines.length < FEWEST_LINES || apart < (lines.length - 1) * (1 - MOST_TOGETHER)) return false;
  let run = 0;
  return lines.some(({ gap, text, marker }) => {
    run = gap > 0 && marker !== "number" && OPENS_NUMBER.test(text) ? run + 1 : 0;
    return run >= FEWEST_AMOUNTS;
  });
}

const LONGEST_ROW = 90;
/** "zest of 2 lemons", "Butter, for the tin": a name of a part has no small letter at its beginning, no comma and no number. */
const ROW_SHAPED = /^\p{Ll}|[,\p{N}]/u;

/** A row of a list, by its shape. */
function isRow({ text, level }: Row): boolean {
  if (level > 0 || text.length > LONGEST_ROW || /[.:!?]$/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  return !stateFact(text) && (ROW_SHAPED.test(text) || isSeasoning(text) || endsServed(text));
}

/** "Fresh thyme" in a list: a food without an amount, and not the name of the part whose amounts stand below it. */
const isFood = ({ text }: Row, below: Row | undefined): boolean =>
  !OPENS_NUMBER.test(below?.text ?? "") && findFood(text) !== null && text !== text.toUpperCase();

const isName = ({ text }: Row): boolean =>
  text.length <= LONGEST_ROW / 2 && !/[.!?]$/.test(text) && !stateFact(text);

/**
 * The lines as they would stand without the blank line that parts each from the next. Where no two lines are further apart than any, only the
 * rows of a list and the name above them are brought together.
 */
function broughtTogether<Line extends Row>(lines: readonly Line[]): Line[] {
  const isEven = lines.every(({ gap }, at) => at === 0 || gap <= 1);
  return lines.map((line, at) => {
    const above = lines[at - 1];
    if (!isEven) return { ...line, gap: Math.ceil(Math.max(0, line.gap - 1) / 2) };
    const isListed = isRow(line) || (isFood(line, lines[at + 1]) && !/[.:!?]$/.test(line.text));
    return above !== undefined && isListed && (isRow(above) || isName(above)) ? { ...line, gap: 0 } : line;
  });
}

/** A sentence, and no row of a list. */
const isTold = ({ text }: Row): boolean =>
  text.length > LONGEST_ROW / 2 && /[.!]$/.test(text) && !OPENS_NUMBER.test(text);

/** The lines of a text without any blank line, apart below its title and its facts, above a part's name and below the rows of a list. */
function broughtApart<Line extends Row>(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (above === undefined || line.marker !== "none") return line;
    const isHead = isName(line) && !isRow(line) && below !== undefined && isRow(below);
    const isApart = at === 1 || stateFact(above.text) || isHead || (isRow(above) && isTold(line));
    return isApart ? { ...line, gap: 1 } : line;
  });
}

/** The lines with the blank lines that most recipes have; those of any other text as they are. */
export function asSpaced<Line extends Row>(lines: Line[]): Line[] {
  if (isDoubleSpaced(lines)) return broughtTogether(lines);
  // Headings tell the list from the method as blank lines do.
  const isTight = lines.every(({ gap, text }, at) => at === 0 || (gap === 0 && headingOf(text) === null));
  return isTight && lines.length >= FEWEST_LINES ? broughtApart(lines) : lines;
}

// Names of parts in a text without capitals.

/** The rows of a text that knows no capitals, with one where the name of a part may stand right above an amount: "sauce" above "1 cup mayo". */
export function withNames(rows: readonly string[]): readonly string[] {
  if (rows.some((row) => /\p{Lu}/u.test(row))) return rows;
  const isAmount = (row = ""): boolean =>
    OPENS_NUMBER.test(row) ||
    AMOUNT_WORDS.has(row.split(" ")[0] ?? "") ||
    unitWritten(row.split(" ")[0] ?? "") !== null;
  return rows.map((row, at) =>
    OPENS_NUMBER.test(rows[at + 1] ?? "") && !isAmount(row) ? row.replace(NAME_START, capital) : row,
  );
}
const capital = (letter: string): string => letter.toUpperCase();
const NAME_START = /^\p{Ll}(?=[\p{L} ]{2,40}$)/u;
