/** The text of a page as its reader sees it, within the recipe: what the receipt compares a reading with. */
import { linesOf } from "@/lib/engine/read/html/lines";
import { parseHtml } from "@/lib/engine/read/html/document";
import type { SourceRecipe } from "@/lib/engine/recipe/source";

/** The page must show this part of the recipe's lines; else its text says nothing of the reading. */
const SHOWN = 0.8;
/** A page that shows so many more lines between list and method tells a story there. */
const MOST_BETWEEN = 1.6;
/** Letters by which a line is known again. */
const KEY_CHARS = 24;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, KEY_CHARS);

/**
 * The lines of the page from the title's or the first ingredient's to the last instruction's, one below the other; null when the page
 * does not show most of the recipe as text, or tells much else between. Linear; never throws.
 */
export function visibleText(html: string, recipe: SourceRecipe): string | null {
  const lines = linesOf(parseHtml(html)).map((line) => line.text);
  const known = new Set([...recipe.ingredients, ...recipe.instructions].map((line) => keyOf(line.text)));
  const places = new Map<string, number>();
  // A story above the recipe names its foods too: the last place counts.
  lines.forEach((text, index) => {
    const key = keyOf(text);
    if (known.has(key)) places.set(key, index);
  });
  if (places.size < known.size * SHOWN) return null;
  const rows = [...places.values()];
  const first = rows.reduce((least, row) => Math.min(least, row), lines.length);
  const last = rows.reduce((most, row) => Math.max(most, row), 0);
  const size = recipe.ingredients.length + recipe.instructions.length;
  if (last - first > size * MOST_BETWEEN + 4) return null;
  const head = [recipe.title, recipe.yield].filter((line) => line !== null);
  return [...head, ...lines.slice(first, last + 2)].join("\n");
}
