import "server-only";
/** The formatter that needs no key and no network: the engine's own rules, run in its worker. */
import { ENGINE_VERSION } from "@/lib/engine/version";
import { runEngine } from "../engine";
import type { RecipeFormatter } from "./port";

export const rulesFormatter: RecipeFormatter = {
  name: "rules",
  version: ENGINE_VERSION,
  format: async (source, original, signal) => ({
    content: await runEngine("formatRecipe", [source, original], signal),
    isStopgap: false,
  }),
  formatWords: (words, signal, language) => runEngine("formatWords", [words, language], signal),
};
