/** Rows of the original of which a name was kept, and nothing else that matters. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";

/** "Hello les filles ! Suite à vos messages, ma recette de cake aux olives": the name of the dish, and a greeting around it. */
export const namesDish = ({ title }: SourceRecipe, row: string): boolean =>
  title !== null && row.toLowerCase().includes(title.toLowerCase());

/** "Preparation 2/4: Vegetables": the name of a part of the method, and a count before it. */
export const namesPart = ({ instructions }: SourceRecipe, row: string): boolean =>
  instructions.some(
    ({ section = "" }) => section !== "" && row.toLowerCase().endsWith(section.toLowerCase()),
  );
