import "server-only";
/** A recipe that its reader may have, as a file or by e-mail: saved recipes and the library alike. */
import type { OutputFormat } from "@/lib/rules/outputs";
import { runEngine } from "@/lib/services/engine";
import type { Asked, OutputFile, OutputMaker, OutputMessage } from "./maker";
import { printedAs } from "./print";
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
    [{ title, description, content, servings: input.servings ?? null }],
    signal,
  );
  return MAKERS[input.format]({ ...asked, ...laidOut });
}
