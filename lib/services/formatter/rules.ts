import "server-only";
/** The formatter that needs no key and no network: the engine's own rules. Long recipes are formatted beside the event loop. */
import { ENGINE_VERSION, formatRecipe } from "@/lib/engine/format";
import { CONVERT_ERRORS } from "@/lib/rules/messages/convert-errors";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { AppError } from "@/lib/errors";
import { ChildFailure, runInChild } from "../child-work";
import type { RecipeFormatter } from "./port";

/** Some tens of milliseconds of formatting: below, a process costs more than it spares. Few recipes are longer. */
const HERE_CHARS = 10_000;
const WORK = { entry: "lib/services/formatter/format-in-child.mjs", timeMs: 15_000, memoryMb: 512 };

export const rulesFormatter: RecipeFormatter = {
  name: "rules",
  version: ENGINE_VERSION,
  async format(source, original, signal) {
    signal.throwIfAborted();
    if (charsOf(source) <= HERE_CHARS) return formatRecipe(source, original);
    try {
      return FormattedContent.parse(await runInChild(WORK, { source, original }, signal));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof ChildFailure)
        throw new AppError("timeout", CONVERT_ERRORS.timeout, { cause: error });
      throw error;
    }
  },
};

function charsOf({ ingredients, instructions }: SourceRecipe): number {
  return [...ingredients, ...instructions].reduce((sum, { text }) => sum + text.length, 0);
}
