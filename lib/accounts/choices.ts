import "server-only";
import { db } from "@/lib/db/client";
import { currentLanguage, inLanguage } from "@/lib/language";
import { MEASURES, type Measures } from "@/lib/engine/measures/choice";
import { asMessageLanguage, type MessageLanguage } from "@/lib/messages/languages";
import type { Viewer } from "./sessions";

/** Remembers in which language the cook's last page was, for letters that no request of theirs causes (accounts.md#language). */
export async function keepLanguage({
  viewer,
  language,
}: {
  viewer: Viewer;
  language: MessageLanguage;
}): Promise<void> {
  await db.user.updateMany({
    where: { id: viewer.id, OR: [{ language: null }, { language: { not: language } }] },
    data: { language },
  });
}

/** Runs `write` in the language of that cook; of an account whose language is not known, in that of who asks. */
export const inLanguageOf = <T>({ language }: { language: string | null }, write: () => T): T =>
  inLanguage(asMessageLanguage(language) ?? currentLanguage(), write);

/** Remembers in which measures the cook reads recipes, for devices on which nothing was chosen (recipes.md#measures). */
export async function keepMeasures({
  viewer,
  measures,
}: {
  viewer: Viewer;
  measures: Measures;
}): Promise<{ success: true }> {
  await db.user.update({ where: { id: viewer.id }, data: { measures } });
  return { success: true };
}

/** The measures of that name; null for none, and for those of a newer version. */
export const asMeasures = (name: string | null): Measures | null =>
  MEASURES.find((measures) => measures === name) ?? null;
