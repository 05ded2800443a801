import "server-only";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { env } from "@/lib/env";
import { type FileOutput, outputOf } from "@/lib/rules/outputs";
import { print } from "@/lib/services/recipe-printer";
import type { OutputMaker } from "./maker";
import { ownPicture } from "./picture";

/** The sheet printed, as a file under the recipe's name. @throws AppError as the printer does */
export function printedAs(format: "pdf" | "image"): OutputMaker {
  const { type, ending } = outputOf(format) as FileOutput;
  return async ({ recipe, sheet, text, language, signal }) => {
    const picture = await ownPicture(recipe.imageUrl);
    const changedAt = recipe.updatedAt;
    const job = { kind: format, recipe: sheet, text, language, changedAt, appName: env.APP_NAME, picture };
    return { bytes: await print(job, signal), type, name: `${fileBase(sheet.title)}${ending}` };
  };
}
