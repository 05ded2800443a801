/** Requests and answers of an import: what is in a file, what is chosen of it, and what became of it. */
import * as z from "./zod";
import { IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { t, type Message } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

const NamedReasons = z.array(z.object({ name: z.string(), reason: z.string() }));
/** Why the file was not read to its end; the same file again, `from` here, brings the rest. */
const Rest = z.object({ from: z.number().int(), reason: z.string() }).nullable();

/** What became of an import: what came in, what did not and why, and where it goes on. Lists name the first few hundred. */
export const ImportReport = z.object({
  success: z.literal(true),
  imported: z.number().int(),
  skipped: NamedReasons,
  skippedInAll: z.number().int(),
  /** Of those that came in. */
  withoutPicture: NamedReasons,
  rest: Rest,
});
export type ImportReport = z.infer<typeof ImportReport>;

/** So many recipes of the file were dealt with before. */
export const ImportQuery = z.object({ from: z.coerce.number().int().min(0).max(100_000_000).default(0) });

/** SHA-256 in base64url. */
const KEY = /^[\w-]{43}$/;
/** What the longest list of keys takes, commas included. */
export const CHOSEN_KEYS_MAX_CHARS = IMPORT_MAX_RECIPES * 44;

/** Which recipes of the file are to come in: their keys, as the preview named them, with commas between. */
export const ChosenKeys = z
  .string()
  .max(CHOSEN_KEYS_MAX_CHARS, {
    error: () =>
      t("One import takes {importMaxRecipes} recipes of a file.", {
        importMaxRecipes: numberInWords(IMPORT_MAX_RECIPES),
      }),
  })
  .transform((text) => [...new Set(text.split(",").filter(Boolean))])
  .refine((keys) => keys.length > 0, "Please choose at least one recipe." satisfies Message)
  .refine((keys) => keys.every((key) => KEY.test(key)), "These are not recipes of this file.");

/**
 * What a recipe of the file is like that is there already. `imported`: the same one, imported before; `same`: title and ingredients of one
 * of the cook's recipes; `title`, `ingredients`: only those; `file`: the file has it twice.
 */
const Duplicate = z.enum(["imported", "same", "title", "ingredients", "file"]);

export const PreviewedRecipe = z.object({
  /** Names it in `keys` of the import; null for one that cannot come in. */
  key: z.string().nullable(),
  title: z.string(),
  ingredients: z.number().int(),
  steps: z.number().int(),
  hasPicture: z.boolean(),
  /** A small JPEG as a `data:` address, of a picture that is in the file. */
  picture: z.string().nullable(),
  duplicate: Duplicate.nullable(),
  /** Why it cannot be read or saved. */
  problem: z.string().nullable(),
});
export type PreviewedRecipe = z.infer<typeof PreviewedRecipe>;

/** What is in a file, in its order; nothing of it has been saved. */
export const ImportPreview = z.object({
  success: z.literal(true),
  recipes: z.array(PreviewedRecipe),
  /** How many more the account has room for; null: any number. */
  room: z.number().int().nullable(),
  rest: Rest,
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** How far an import is. */
export const ImportProgress = z.object({ imported: z.number().int(), skipped: z.number().int() });
export type ImportProgress = z.infer<typeof ImportProgress>;

/** How many recipes of the file were looked at. */
export const PreviewProgress = z.object({ read: z.number().int() });
export type PreviewProgress = z.infer<typeof PreviewProgress>;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue("This line is no JSON." satisfies Message);
    return z.NEVER;
  }
});
const Failed = z.object({ success: z.literal(false) });

/** A line of the answer when progress was asked for; the last line is the answer itself. */
export const ImportLine = json.pipe(z.union([z.object({ progress: ImportProgress }), ImportReport, Failed]));
export const PreviewLine = json.pipe(
  z.union([z.object({ progress: PreviewProgress }), ImportPreview, Failed]),
);
