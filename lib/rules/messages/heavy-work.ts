/** What a cook reads when a queue for heavy work is full, or an import has had its share. */
import { IMPORT_MAX_MS, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { t } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

export const HEAVY_WORK = {
  get yourTurn() {
    return t("Several of your recipes are still being worked on. Please try again when they are done.");
  },
  get pictures() {
    return t("Many pictures are being prepared right now. Please try again in a moment.");
  },
  get prints() {
    return t("Many recipes are being printed right now. Please try again in a moment.");
  },
  get imports() {
    return t("Many recipes are being imported right now. Please try again in a few minutes.");
  },
  get exports() {
    return t("Many recipes are being downloaded right now. Please try again in a moment.");
  },
  get passwords() {
    return t("Many passwords are being checked right now. Please try again in a moment.");
  },
  get importedMost() {
    return t("One import takes {importMaxRecipes} recipes of a file.", {
      importMaxRecipes: numberInWords(IMPORT_MAX_RECIPES),
    });
  },
  get importedLong() {
    return t("One import takes {importMaxMs} minutes at most.", { importMaxMs: IMPORT_MAX_MS / 60_000 });
  },
} as const;
