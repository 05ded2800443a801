/**
 * The languages that the engine knows, and their words taken together: one recipe may write "EL" beside "cups". Light enough for a browser;
 * the packs' heavier parts (foods, words of lines) are in `packs.ts`.
 */
import { CORE as DE } from "./de/core";
import { CORE as EN } from "./en/core";
import { CORE as ES } from "./es/core";
import { CORE as FR } from "./fr/core";
import { CORE as IT } from "./it/core";
import { CORE as NL } from "./nl/core";
import { CORE as PT } from "./pt/core";
import { CORE as SV } from "./sv/core";
import type { CorePack } from "./pack";

/** In this order: where two languages share a form, the first one has it. */
export const PACKS: readonly CorePack[] = [EN, DE, FR, ES, IT, NL, PT, SV];

/** A pack's list of words, divided at blanks. */
export const listed = (words: string): string[] => words.split(/\s+/).filter((word) => word !== "");

/** The words that `pick` finds in all packs. */
export function wordsIn(pick: (pack: CorePack) => string): ReadonlySet<string> {
  return new Set(PACKS.flatMap((pack) => listed(pick(pack))));
}

/** The entries that `pick` finds in all packs; the first pack wins. */
export function entriesIn<T>(pick: (pack: CorePack) => Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  const all = new Map<string, T>();
  for (const pack of PACKS) {
    for (const [key, value] of Object.entries(pick(pack))) if (!all.has(key)) all.set(key, value);
  }
  return all;
}
