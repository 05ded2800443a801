/** Where a page shows the recipe that was read from it: the stretch of its lines from the first ingredient to the last step. */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/source";
import type { Line } from "@/lib/engine/read/html/lines";

/** The page must show this part of the recipe's lines; else its text says nothing of the reading. */
const SHOWN = 0.8;
/** A page that shows so many more lines between list and method tells a story there. */
const MOST_BETWEEN = 1.6;
const FREE_LINES = 8;
/** Letters by which a line is known again. */
const KEY_CHARS = 24;
const OPENING_CHARS = 64;
/** So far apart stand two lines that follow each other in the recipe. */
const REACH = 60;
/** A page that says a line more often is searched no further. */
const MOST_STARTS = 12;

const PLAIN = /^[\u0020-\u007e]*$/;

/** Letters and digits only, fractions spelled out: how lines are compared. */
export function keyOf(text: string): string {
  // Nearly every line is plain: the sets of all letters are slow to ask.
  const lower = text.toLowerCase();
  return PLAIN.test(lower)
    ? lower.replace(/[^a-z0-9]+/g, "")
    : lower.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The letters that a text begins with. */
const openingOf = (text: string): string => keyOf(text.slice(0, OPENING_CHARS)).slice(0, KEY_CHARS);

/** One line of the page that has words, and what it begins with. */
export type WordedLine = { text: string; opening: string; line: Line };

/** The page's lines with words in them. */
export const rowsOf = (lines: readonly Line[]): WordedLine[] =>
  lines.flatMap((line) => {
    const opening = openingOf(line.text);
    return opening === "" ? [] : [{ text: line.text, opening, line }];
  });

/** Rows in which the lines of one part are shown, from the first to the last of them. */
type Run = { found: number; first: number; last: number };
const NOWHERE: Run = { found: 0, first: Infinity, last: -1 };

/** Where the lines with these keys follow each other on the page; of several such places the best, the later of two alike. */
function runOf(keys: readonly string[], places: ReadonlyMap<string, readonly number[]>, after: number): Run {
  const starts = new Set(keys.slice(0, 3).flatMap((key) => (places.get(key) ?? []).slice(-MOST_STARTS)));
  let best = NOWHERE;
  for (const start of starts) {
    let at = start;
    const run: Run = { found: 0, first: Infinity, last: -1 };
    for (const key of keys) {
      const next = places.get(key)?.find((place) => place >= at && place <= at + REACH);
      if (next === undefined) continue;
      run.found += 1;
      run.first = Math.min(run.first, next);
      run.last = Math.max(run.last, next);
      at = next;
    }
    const later = run.first >= after ? best.first < after || run.first < best.first : run.first > best.first;
    if (run.found > best.found || (run.found === best.found && later)) best = run;
  }
  return best;
}

/** The rows `[first, last]` that show the recipe, or null when most of it is not shown as text or much else stands between. */
export function stretchOf(
  rows: readonly WordedLine[],
  { ingredients, instructions }: SourceRecipe,
): { first: number; last: number } | null {
  const keysOf = (lines: readonly SourceLine[]) =>
    lines.map((line) => openingOf(line.text)).filter((opening) => opening !== "");
  const list = keysOf(ingredients);
  const method = keysOf(instructions);
  const wanted = new Set([...list, ...method]);
  const places = new Map<string, number[]>();
  rows.forEach(({ opening }, index) => {
    if (!wanted.has(opening)) return;
    const known = places.get(opening);
    if (known) known.push(index);
    else places.set(opening, [index]);
  });
  const above = runOf(list, places, Infinity);
  const below = runOf(method, places, above.last);
  const known = list.length + method.length;
  if (known === 0 || above.found + below.found < known * SHOWN) return null;
  const first = Math.min(above.first, below.first);
  const last = Math.max(above.last, below.last);
  return last - first > known * MOST_BETWEEN + FREE_LINES ? null : { first, last };
}
