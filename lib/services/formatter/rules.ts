import "server-only";
/** The formatter that needs no key and no network: the engine's own rules. */
import { ENGINE_VERSION, formatRecipe } from "@/lib/engine/format";
import type { RecipeFormatter } from "./port";

export const rulesFormatter: RecipeFormatter = {
  name: "rules",
  version: ENGINE_VERSION,
  async format(source, original, signal) {
    signal.throwIfAborted();
    return formatRecipe(source, original);
  },
};
