/** Rows of the original of which a name was kept, and nothing else that matters. */
import { tokensOf } from "@/lib/engine/check/reading/tokens";
import type { SourceRecipe } from "@/lib/engine/recipe/source";

/** "Hello les filles ! Suite à vos messages, ma recette de cake aux olives": the name of the dish, and a greeting around it. */
export const namesDish = ({ title }: SourceRecipe, row: string): boolean =>
  title !== null && row.toLowerCase().includes(title.toLowerCase());

/** "Preparation 2/4: Vegetables": the name of a part of the method, and a count before it. */
export const namesPart = ({ instructions }: SourceRecipe, row: string): boolean =>
  instructions.some(
    ({ section = "" }) => section !== "" && row.toLowerCase().endsWith(section.toLowerCase()),
  );

/**
 * Tells of a row whether it is "(125 g butter, 80 g sugar)" above the orders of a part: lines of the list once more, word for word. The list is
 * read once for all rows; linear in a row.
 */
export function repeatsOf({ ingredients }: SourceRecipe): (row: string) => boolean {
  const lines = ingredients.map(({ text }) => tokensOf(text));
  const listed = new Set(lines.map((words) => words.join(" ")));
  const longest = lines.reduce((most, words) => Math.max(most, words.length), 0);
  return (row) => {
    if (!/^\(.*\)[.:]?$/.test(row.trim())) return false;
    let told = 0;
    // A line of the list may hold commas itself.
    let words: string[] = [];
    for (const piece of row.split(",")) {
      words.push(...tokensOf(piece));
      if (words.length > longest) return false;
      if (!listed.has(words.join(" "))) continue;
      told += 1;
      words = [];
    }
    return told > 1 && words.length === 0;
  };
}
