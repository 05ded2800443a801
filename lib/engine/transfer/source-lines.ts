/** Pieces of which the readers of other programs' files make a recipe. */
import { findDurations } from "@/lib/engine/language/times/durations";
import type { SourceLine } from "@/lib/engine/recipe/source";

/** A line of the list or the method, in a section where it has one. */
export const line = (words: string, section?: string | null): SourceLine =>
  section ? { text: words, section } : { text: words };

/** The lines with words in them. */
export const paragraphs = (words: string): string[] =>
  words
    .split(/\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Lines under the headings among them: `heading` answers the name of a section, or null for a line that is none. */
export function sectioned(lines: readonly string[], heading: (words: string) => string | null): SourceLine[] {
  let section: string | undefined;
  return lines.flatMap((words) => {
    const name = heading(words);
    if (name === null) return [line(words, section)];
    section = name;
    return [];
  });
}

/** "For the sauce:" */
export const endsInColon = (words: string): string | null =>
  words.endsWith(":") ? words.slice(0, -1).trim() : null;

/** The address a recipe came from, where it is one. */
export const webAddress = (value: string | null | undefined): { url?: string } =>
  value && /^https?:\/\//.test(value.trim()) ? { url: value.trim() } : {};

/** A picture's address, where it is one of the web. */
export const webPicture = (value: string | null | undefined): string | null => webAddress(value).url ?? null;

/** The minutes that words such as "1 hr 10 min" state; null where they state none. */
export const minutesIn = (...words: (string | null | undefined)[]): number | null => {
  const minutes = findDurations(words.join("; ")).reduce((sum, each) => sum + each.minutes, 0);
  return minutes > 0 ? minutes : null;
};
