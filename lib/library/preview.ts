import "server-only";
import { minutesInWords } from "@/lib/engine/language/time-in-words";
import { openGraphPicture, type OpenGraphPicture } from "@/lib/recipes/output/og";
import { readLibraryRecipe } from "./read";

/**
 * The picture that stands for a recipe where its link is shared: of those that anybody may open.
 * @throws AppError as `readLibraryRecipe` does for a visitor
 */
export async function libraryPreview({ id }: { id: string }): Promise<OpenGraphPicture> {
  const { title, imageUrl, formattedContent } = await readLibraryRecipe({ viewer: null, id });
  const { servings, totalMinutes } = formattedContent;
  const facts = [servings && `Servings: ${servings}`, totalMinutes && minutesInWords(totalMinutes)];
  return openGraphPicture({ title, imageUrl, facts: facts.filter(Boolean).join(" · ") });
}
