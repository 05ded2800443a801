/** A recipe on its way into or out of a cook's collection, free of ids and owners: its shape, Plainspoon's own JSON, and what is saved of it. */
import * as z from "zod";
import { findDurations } from "@/lib/engine/language/times/durations";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";

export const PortableRecipe = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.number().int().positive().nullable(),
  imageUrl: z.string().nullable(),
  /** The text the recipe was made from, when it was kept. */
  originalContent: z.string(),
  formattedContent: FormattedContent,
  /** ISO 8601 */
  createdAt: z.string().optional(),
});
export type PortableRecipe = z.infer<typeof PortableRecipe>;

/** What a reader found in one file: recipes as their source states them, or already in Plainspoon form; `problem` says why neither. */
export type ImportedRecipe =
  | { name: string; kind: "source"; recipe: SourceRecipe; imageBase64?: string }
  | { name: string; kind: "portable"; recipe: PortableRecipe }
  | { name: string; kind: "problem"; problem: string };

const FORMAT = "plainspoon-recipes";
const VERSION = 1;

const Envelope = z.object({ format: z.literal(FORMAT), version: z.number(), recipes: z.array(z.unknown()) });

/** What stands before, between and after the recipes of an export file, each of which is its JSON. */
export const OWN_JSON = {
  head: `{ "format": "${FORMAT}", "version": ${VERSION}, "recipes": [\n`,
  between: ",\n",
  tail: "\n] }\n",
};

/** The recipes of our own export, or null when `value` is not one. A recipe that does not fit becomes a problem of its own. */
export function readOwnJson(value: unknown): ImportedRecipe[] | null {
  const envelope = Envelope.safeParse(value);
  if (!envelope.success) return null;
  return envelope.data.recipes.map((entry, index): ImportedRecipe => {
    const recipe = PortableRecipe.safeParse(entry);
    if (recipe.success) return { name: recipe.data.title, kind: "portable", recipe: recipe.data };
    return { name: `Recipe ${index + 1}`, kind: "problem", problem: "This recipe is not complete." };
  });
}

// Pieces of which the readers of other programs' files make a recipe.

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
