import "server-only";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import { minutesInOwnWords } from "@/lib/engine/language/times/own-times";
import { servingsInWords } from "@/lib/engine/show/facts";
import { titleCase } from "@/lib/engine/recipe/letters";
import { AppError } from "@/lib/errors";
import { openGraphPicture } from "@/lib/recipes/output/og";
import { findShared, NOT_FOUND } from "./read";

/**
 * The picture that messages show of a link, as PNG: its title, picture and a line of facts, never a step.
 * @throws AppError `not_found`
 */
export async function sharePicture({
  token,
}: {
  token: string;
}): Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string }> {
  const found = await findShared({ viewer: null, token });
  if (!found) throw new AppError("not_found", NOT_FOUND);
  const { share, recipe } = found;
  const { totalMinutes } = recipe.formattedContent;
  const language = recipeLanguage(recipe.formattedContent);
  const facts = [
    recipe.servings !== null && servingsInWords(recipe.servings, language),
    totalMinutes !== undefined && minutesInOwnWords(totalMinutes, language),
    `${share.totalSteps} ${labelsOf(language).stepCount[share.totalSteps === 1 ? 0 : 1]}`,
  ].filter(Boolean);
  return openGraphPicture({
    title: titleCase(recipe.title),
    imageUrl: recipe.imageUrl,
    facts: facts.join(" · "),
  });
}
