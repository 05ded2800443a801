import "server-only";
/** Everything of the engine that reads a cook's or a page's words: it runs in a worker (`worker.mjs`), never where requests are answered. */
import { formatRecipe, formatText } from "@/lib/engine/format";
import { guideRecipe, questionOf } from "@/lib/engine/guide";
import { extractRecipe } from "@/lib/engine/read/page";
import { readOriginal } from "@/lib/engine/read/page/claims";
import { arrangePhoto } from "@/lib/engine/read/photo/text";
import { parseRecipeText } from "@/lib/engine/read/text";

/** Reads and formats `text` until the code for it has been compiled well. */
function warmUp(text: string, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) formatText(text);
}

export const tasks = {
  arrangePhoto,
  extractRecipe,
  formatRecipe,
  guideRecipe,
  parseRecipeText,
  questionOf,
  readOriginal,
  warmUp,
} as const;

export type Tasks = typeof tasks;
