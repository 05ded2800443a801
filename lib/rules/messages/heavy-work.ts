/** What a cook reads when a queue for heavy work is full, or an import has had its share. */
import { IMPORT_MAX_MS, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";

export const HEAVY_WORK = {
  yourTurn: "Several of your recipes are still being worked on. Please try again when they are done.",
  pictures: "Many pictures are being prepared right now. Please try again in a moment.",
  prints: "Many recipes are being printed right now. Please try again in a moment.",
  imports: "Many recipes are being imported right now. Please try again in a few minutes.",
  exports: "Many recipes are being downloaded right now. Please try again in a moment.",
  importedMost: `One import takes ${IMPORT_MAX_RECIPES.toLocaleString("en")} recipes of a file.`,
  importedLong: `One import takes ${IMPORT_MAX_MS / 60_000} minutes at most.`,
} as const;
