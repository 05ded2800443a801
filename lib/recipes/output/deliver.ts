import "server-only";
import { runEngine } from "@/lib/services/engine";
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import { readRecipe } from "@/lib/recipes/read";
import { fileBase } from "@/lib/engine/transfer/file-name";
import { env } from "@/lib/env";
import { type FileOutput, outputOf, type OutputFormat } from "@/lib/rules/outputs";
import { print } from "@/lib/services/recipe-printer";
import { ownPicture } from "@/lib/images/keep";
import type { Asked, OutputFile, OutputMaker, OutputMessage } from "./maker";
import { sendRecipe } from "./send";

/** Who makes which output of `lib/rules/outputs.ts`. */
const MAKERS: Record<OutputFormat, OutputMaker> = {
  pdf: printedAs("pdf"),
  image: printedAs("image"),
  email: sendRecipe,
};

/**
 * The recipe as `input` asks for it.
 * @throws AppError as the makers do
 */
export async function deliver(asked: Asked): Promise<OutputFile | OutputMessage> {
  const { recipe, input, signal } = asked;
  const { title, description, formattedContent: content } = recipe;
  const laidOut = await runEngine(
    "layOut",
    [
      {
        title,
        description,
        content,
        servings: input.servings ?? null,
        measures: input.measures ?? "written",
      },
    ],
    signal,
  );
  return MAKERS[input.format]({ ...asked, ...laidOut });
}

/**
 * The viewer's own recipe as a file or by e-mail; any account may.
 * @throws AppError `not_found` for somebody else's; as `deliver` does
 */
export async function outputRecipe({
  viewer,
  id,
  input,
  signal,
}: {
  viewer: Viewer;
  id: string;
  input: OutputInput;
  signal: AbortSignal;
}): Promise<OutputFile | OutputMessage> {
  return deliver({ viewer, recipe: await readRecipe({ viewer, id }), recipeId: id, input, signal });
}

/** The sheet printed, as a file under the recipe's name. @throws AppError as the printer does */
function printedAs(format: "pdf" | "image"): OutputMaker {
  const { type, ending } = outputOf(format) as FileOutput;
  return async ({ recipe, sheet, text, language, signal }) => {
    const picture = await ownPicture(recipe.imageUrl);
    const changedAt = recipe.updatedAt;
    const job = { kind: format, recipe: sheet, text, language, changedAt, appName: env.APP_NAME, picture };
    return { bytes: await print(job, signal), type, name: `${fileBase(sheet.title)}${ending}` };
  };
}
