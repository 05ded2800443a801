import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { OutputInput } from "@/lib/contract/output";
import { deliver } from "@/lib/recipes/output/deliver";
import type { OutputFile, OutputMessage } from "@/lib/recipes/output/maker";
import { readLibraryRecipe } from "./read";

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
