/** Search in saved recipes: case-insensitive over title, description and ingredients, flat or grouped. */
import type { FormattedContent } from "./formatted";
import { flatIngredients } from "./flat";

/** What a search looks through, in lower case. */
export function searchTextOf(
  content: Pick<FormattedContent, "title" | "description" | "ingredients">,
): string {
  return [content.title, content.description, ...flatIngredients(content.ingredients)]
    .join("\n")
    .toLowerCase();
}

/** True when every part of a recipe's search text holds the query; a blank query finds everything. */
export const matchesSearch = (searchText: string, query: string): boolean =>
  searchText.includes(query.trim().toLowerCase());
