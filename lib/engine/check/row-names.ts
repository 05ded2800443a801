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

/** "(125 g butter, 80 g sugar)" above the orders of a part: lines of the list once more, word for word. */
export function repeatsList({ ingredients }: SourceRecipe, row: string): boolean {
  if (!/^\(.*\)[.:]?$/.test(row.trim())) return false;
  const listed = new Set(ingredients.map(({ text }) => tokensOf(text).join(" ")));
  const told: string[] = [];
  for (const piece of row.split(",")) {
    const words = tokensOf([told.pop(), piece].join(" ")).join(" ");
    told.push(words);
    if (listed.has(words)) told.push("");
  }
  return told.length > 2 && told.at(-1) === "";
}
