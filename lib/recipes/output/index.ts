import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import { readRecipe } from "../read";
import { deliver } from "./deliver";
import type { OutputFile, OutputMessage } from "./maker";

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
