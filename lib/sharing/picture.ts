import "server-only";
import { minutesInWords } from "@/lib/engine/language/time-in-words";
import { titleCase } from "@/lib/engine/recipe/title-case";
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
  const facts = [
    recipe.servings !== null && `Servings: ${recipe.servings}`,
    totalMinutes !== undefined && minutesInWords(totalMinutes),
    `${share.totalSteps} ${share.totalSteps === 1 ? "step" : "steps"}`,
  ].filter(Boolean);
  return openGraphPicture({
    title: titleCase(recipe.title),
    imageUrl: recipe.imageUrl,
    facts: facts.join(" · "),
  });
}
