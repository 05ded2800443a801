import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import { deliver } from "@/lib/recipes/output/deliver";
import type { OutputFile, OutputMessage } from "@/lib/recipes/output/maker";
import { minutesInWords } from "@/lib/engine/language/times/time-in-words";
import { openGraphPicture, type OpenGraphPicture } from "@/lib/recipes/output/og";
import { readLibraryRecipe } from "./read";
import { t } from "@/lib/messages";

/**
 * A library recipe as a file or by e-mail, for viewers who may read it (recipes.md#output).
 * @throws AppError as `readLibraryRecipe` and `deliver` do
 */
export async function outputLibraryRecipe({
  viewer,
  id,
  input,
  signal,
}: {
  viewer: Viewer | null;
  id: string;
  input: OutputInput;
  signal: AbortSignal;
}): Promise<OutputFile | OutputMessage> {
  return deliver({ viewer, recipe: await readLibraryRecipe({ viewer, id }), input, signal });
}

/**
 * The picture that stands for a recipe where its link is shared: of those that anybody may open.
 * @throws AppError as `readLibraryRecipe` does for a visitor
 */
export async function libraryPreview({ id }: { id: string }): Promise<OpenGraphPicture> {
  const { title, imageUrl, formattedContent } = await readLibraryRecipe({ viewer: null, id });
  const { servings, totalMinutes } = formattedContent;
  const facts = [
    servings && t("Servings: {servings}", { servings }),
    totalMinutes && minutesInWords(totalMinutes),
  ];
  return openGraphPicture({ title, imageUrl, facts: facts.filter(Boolean).join(" · ") });
}
