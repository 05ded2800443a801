/**
 * What an import brings from other programs, one JSON file a recipe (Mela, Crouton) or a table with one a row (Plan to Eat); and a recipe
 * that was found as it is saved.
 */
import * as z from "zod";
import { formatRecipe } from "@/lib/engine/format";
import { fractionText, fromNumber } from "@/lib/engine/recipe/rational";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import {
  endsInColon,
  type ImportedRecipe,
  line,
  minutesIn,
  paragraphs,
  type PortableRecipe,
  sectioned,
  webAddress,
  webPicture,
} from "./portable";

// Recipes of two programs for phones, which write one JSON file each: Mela (`.melarecipe`) and Crouton (`.crumb`).

const text = z.string().nullish();

/** https://mela.recipes/fileformat: lists and methods are lines of one text, and "# Sauce" heads a section. */
const MelaRecipe = z.object({
  title: z.string(),
  ingredients: z.string(),
  instructions: z.string(),
  text,
  notes: text,
  yield: text,
  totalTime: text,
  link: text,
  images: z.array(z.string()).nullish(),
});

const CroutonRecipe = z.object({
  name: z.string(),
  serves: z.number().nullish(),
  /** Seconds of preparation and of cooking. */
  duration: z.number().nullish(),
  cookingDuration: z.number().nullish(),
  webLink: text,
  notes: text,
  images: z.array(z.string()).nullish(),
  ingredients: z.array(
    z.object({
      order: z.number().nullish(),
      ingredient: z.object({ name: z.string() }),
      quantity: z.object({ amount: z.number().nullish(), quantityType: text }).nullish(),
    }),
  ),
  steps: z.array(
    z.object({ order: z.number().nullish(), step: z.string(), isSection: z.boolean().nullish() }),
  ),
});

/** Crouton's words for units, where they are not the unit's own name in capitals. */
const CROUTON_UNITS: Readonly<Record<string, string>> = {
  ITEM: "",
  TABLESPOON: "tbsp",
  TEASPOON: "tsp",
  GRAMS: "g",
  KGS: "kg",
  MILLS: "ml",
  LITRES: "l",
  OUNCE: "oz",
  POUND: "lb",
  FLUID_OUNCE: "fl oz",
};
const METRIC = new Set(["g", "kg", "ml", "l"]);
const SECTION = "SECTION";

const inOrder = <Entry extends { order?: number | null }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

type Read = { recipe: SourceRecipe; imageBase64?: string };

const picture = (images: readonly string[] | null | undefined) =>
  images?.[0] ? { imageBase64: images[0] } : {};

/** A Mela recipe with its first picture, or null when `value` is not one. */
export function readMela(value: unknown): Read | null {
  const parsed = MelaRecipe.safeParse(value);
  if (!parsed.success) return null;
  const recipe = parsed.data;
  const heading = (words: string) => (words.startsWith("#") ? words.replace(/^#+/, "").trim() : null);
  const notes = paragraphs(recipe.notes ?? "");
  return {
    recipe: {
      title: recipe.title,
      description: recipe.text?.trim() || null,
      yield: recipe.yield?.trim() || null,
      totalMinutes: minutesIn(recipe.totalTime),
      imageUrl: null,
      ...webAddress(recipe.link),
      ingredients: sectioned(paragraphs(recipe.ingredients), heading),
      instructions: sectioned(paragraphs(recipe.instructions), heading),
      ...(notes.length > 0 && { notes }),
    },
    ...picture(recipe.images),
  };
}

function croutonAmount(amount: number | null | undefined, type: string | null | undefined): string {
  if (!amount) return "";
  const unit = CROUTON_UNITS[type ?? "ITEM"] ?? (type ?? "").toLowerCase().replaceAll("_", " ");
  const count = fractionText(fromNumber(amount), METRIC.has(unit) ? "decimal" : "plain");
  return unit === "" ? count : `${count} ${unit}`;
}

/** A Crouton recipe with its first picture, or null when `value` is not one. */
export function readCrouton(value: unknown): Read | null {
  const parsed = CroutonRecipe.safeParse(value);
  if (!parsed.success) return null;
  const recipe = parsed.data;
  let section: string | undefined;
  const ingredients = inOrder(recipe.ingredients).flatMap(({ ingredient: { name }, quantity }) => {
    if (quantity?.quantityType === SECTION) {
      section = name.trim();
      return [];
    }
    const words = `${croutonAmount(quantity?.amount, quantity?.quantityType)} ${name}`.trim();
    return words === "" ? [] : [line(words, section)];
  });
  section = undefined;
  const instructions = inOrder(recipe.steps).flatMap(({ step, isSection }) => {
    if (isSection !== true) return paragraphs(step).map((words) => line(words, section));
    section = step.trim();
    return [];
  });
  const notes = paragraphs(recipe.notes ?? "");
  const seconds = (recipe.duration ?? 0) + (recipe.cookingDuration ?? 0);
  return {
    recipe: {
      title: recipe.name,
      description: null,
      yield: recipe.serves ? String(recipe.serves) : null,
      totalMinutes: seconds > 0 ? Math.round(seconds / 60) : null,
      imageUrl: null,
      ...webAddress(recipe.webLink),
      ingredients,
      instructions,
      ...(notes.length > 0 && { notes }),
    },
    ...picture(recipe.images),
  };
}

// Recipes in a table, one a row: Plan to Eat's export, and whatever else has columns for a title, a list and a method.

/** What a column may be called, in small letters. */
const COLUMNS = {
  title: ["title", "name", "recipe", "recipe name", "recipe title"],
  ingredients: ["ingredients", "ingredient list"],
  instructions: ["directions", "instructions", "method", "steps", "preparation"],
  description: ["description", "summary"],
  notes: ["notes", "tips"],
  yield: ["serves", "servings", "yield", "serving size"],
  url: ["url", "source url", "link", "source"],
  picture: ["photo url", "image url", "photo", "image", "picture"],
} as const;
type Column = keyof typeof COLUMNS;

/** Divides the text of a table into rows of cells: how cells are quoted is for whoever has the file. */
export type RowsOf = (text: string) => string[][];

const FIRST_LINE_CHARS = 2_000;

/** True for a text whose first line names the columns of a recipe. */
export const isTable = (text: string, rowsOf: RowsOf): boolean => {
  const [first = []] = rowsOf(text.slice(0, FIRST_LINE_CHARS).split(/\r?\n/)[0] ?? "");
  const has = (column: Column) => columnOf(first, column) >= 0;
  return has("title") && has("ingredients") && has("instructions");
};

const columnOf = (names: readonly string[], column: Column): number =>
  names.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name.trim().toLowerCase()));

/** Lines of a cell; where it has one line only, what stands between its bars or semicolons. */
function linesOf(cell: string): string[] {
  const lines = paragraphs(cell);
  const [only = ""] = lines;
  return lines.length === 1 && /[|;]/.test(only) ? paragraphs(only.replace(/[|;]/g, "\n")) : lines;
}

/** Each row's recipe, or why it is none. Never throws. */
export function readTable([names = [], ...rows]: readonly string[][], name: string): ImportedRecipe[] {
  const at = Object.fromEntries(
    Object.keys(COLUMNS).map((column) => [column, columnOf(names, column as Column)]),
  ) as Record<Column, number>;
  return rows.map((row, index): ImportedRecipe => {
    const cell = (column: Column) => row[at[column]]?.trim() ?? "";
    const title = cell("title") || `${name} ${index + 1}`;
    const ingredients = sectioned(linesOf(cell("ingredients")), endsInColon);
    if (ingredients.length === 0)
      return { name: title, kind: "problem", problem: "This row has no ingredients." };
    const notes = paragraphs(cell("notes"));
    const recipe = {
      title,
      description: cell("description") || null,
      yield: cell("yield") || null,
      totalMinutes: null,
      imageUrl: webPicture(cell("picture")),
      ...webAddress(cell("url")),
      ingredients,
      instructions: sectioned(paragraphs(cell("instructions")), endsInColon),
      ...(notes.length > 0 && { notes }),
    };
    return { name: title, kind: "source", recipe };
  });
}

// A recipe that an import found, in Plainspoon form and in the words of a save; whether it may be saved is checked there.

export type SavedImport = { name: string; recipe: PortableRecipe } | { name: string; problem: string };

/** More than any title that may be saved has: a longer one is refused then, and not read through here. */
const TITLE_CHARS = 1_000;

export function toSaved(found: ImportedRecipe): SavedImport {
  const { name } = found;
  if (found.kind === "problem") return { name, problem: found.problem };
  if (found.kind === "portable") return { name, recipe: found.recipe };
  const recipe = { ...found.recipe, title: found.recipe.title?.slice(0, TITLE_CHARS) ?? null };
  const original = [
    recipe.title,
    ...recipe.ingredients.map((line) => line.text),
    ...recipe.instructions.map((line) => line.text),
  ]
    .filter(Boolean)
    .join("\n");
  const content = formatRecipe(recipe, original);
  return {
    name,
    recipe: {
      title: content.title,
      description: content.description,
      servings: content.servings,
      imageUrl:
        found.imageBase64 === undefined ? content.imageUrl : `data:image/jpeg;base64,${found.imageBase64}`,
      originalContent: original,
      formattedContent: content,
    },
  };
}
