/** One file of an import: which program wrote it, and the recipes in it. Formats are told apart by what is inside, names only help. */
import { extractRecipe } from "@/lib/engine/read/page";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { readCooklang } from "@/lib/engine/transfer/cooklang-read";
import { readCollection, type PictureOf, recipeTexts } from "@/lib/engine/transfer/collections";
import { readCrouton, readMela, isTable, readTable, type RowsOf } from "@/lib/engine/transfer/imports";
import {
  readOwnJson,
  type ImportedRecipe,
  endsInColon,
  line,
  minutesIn,
  paragraphs,
  sectioned,
  webAddress,
  webPicture,
} from "@/lib/engine/transfer/portable";
import * as z from "zod";

const text = z.string().nullish();
const named = z.union([z.string(), z.object({ name: text })]).nullish();
const amount = z.union([z.number(), z.string()]).nullish();

const MealieRecipe = z.object({
  name: z.string(),
  description: text,
  recipeYield: text,
  recipeServings: z.number().nullish(),
  orgURL: text,
  recipeIngredient: z.array(
    z.union([
      z.string(),
      z.object({
        title: text,
        display: text,
        originalText: text,
        note: text,
        quantity: amount,
        unit: named,
        food: named,
      }),
    ]),
  ),
  recipeInstructions: z.array(z.object({ title: text, summary: text, text: z.string() })).nullish(),
});

const TandoorRecipe = z.object({
  name: z.string(),
  description: text,
  servings: z.number().nullish(),
  source_url: text,
  steps: z.array(
    z.object({
      name: text,
      instruction: text,
      ingredients: z
        .array(
          z.object({
            food: named,
            unit: named,
            amount,
            note: text,
            is_header: z.boolean().nullish(),
            no_amount: z.boolean().nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

const PaprikaRecipe = z.object({
  name: z.string(),
  ingredients: z.string(),
  directions: z.string(),
  description: text,
  notes: text,
  servings: text,
  total_time: text,
  prep_time: text,
  cook_time: text,
  source_url: text,
  image_url: text,
  photo_data: text,
});

const nameOf = (value: z.infer<typeof named>): string =>
  (typeof value === "string" ? value : (value?.name ?? "")).trim();
const amountOf = (value: z.infer<typeof amount>): string => {
  const number = Number(value ?? 0);
  return Number.isFinite(number)
    ? number === 0
      ? ""
      : String(Math.round(number * 1000) / 1000)
    : String(value);
};
const joined = (...parts: (string | null | undefined)[]): string =>
  parts
    .map((part) => (part ?? "").trim())
    .filter(Boolean)
    .join(" ");
/** A Mealie recipe, or null when `value` is not one. A title on an ingredient or step opens a section. */
export function readMealie(value: unknown): SourceRecipe | null {
  const parsed = MealieRecipe.safeParse(value);
  if (!parsed.success) return null;
  const recipe = parsed.data;
  let section: string | null | undefined;
  const ingredients = recipe.recipeIngredient.flatMap((entry) => {
    if (typeof entry === "string") return entry.trim() === "" ? [] : [line(entry.trim(), section)];
    section = entry.title?.trim() || section;
    const built =
      joined(amountOf(entry.quantity), nameOf(entry.unit), nameOf(entry.food)) +
      (nameOf(entry.food) && entry.note ? `, ${entry.note}` : "");
    const words = entry.originalText?.trim() || entry.display?.trim() || built || entry.note?.trim() || "";
    return words === "" ? [] : [line(words, section)];
  });
  section = undefined;
  const instructions = (recipe.recipeInstructions ?? []).flatMap((step) => {
    section = step.title?.trim() || section;
    return paragraphs(step.text).map((words) => line(words, section));
  });
  return {
    title: recipe.name,
    description: recipe.description ?? null,
    yield: recipe.recipeYield?.trim() || (recipe.recipeServings ? String(recipe.recipeServings) : null),
    totalMinutes: null,
    imageUrl: null,
    ...webAddress(recipe.orgURL),
    ingredients,
    instructions,
  };
}

/** A Tandoor recipe, or null when `value` is not one. Its ingredients hang on steps; a step's name is their section when there are several. */
export function readTandoor(value: unknown): SourceRecipe | null {
  const parsed = TandoorRecipe.safeParse(value);
  if (!parsed.success) return null;
  const recipe = parsed.data;
  const ingredients: SourceLine[] = [];
  const instructions: SourceLine[] = [];
  for (const step of recipe.steps) {
    let section = recipe.steps.length > 1 ? step.name?.trim() : undefined;
    for (const entry of step.ingredients ?? []) {
      if (entry.is_header) {
        section = entry.note?.trim() || section;
        continue;
      }
      const words =
        joined(entry.no_amount ? "" : amountOf(entry.amount), nameOf(entry.unit), nameOf(entry.food)) +
        (entry.note ? `, ${entry.note}` : "");
      if (words.trim() !== "") ingredients.push(line(words.trim(), section));
    }
    instructions.push(
      ...paragraphs(step.instruction ?? "").map((words) =>
        line(words, recipe.steps.length > 1 ? step.name?.trim() : undefined),
      ),
    );
  }
  return {
    title: recipe.name,
    description: recipe.description ?? null,
    yield: recipe.servings ? String(recipe.servings) : null,
    totalMinutes: null,
    imageUrl: null,
    ...webAddress(recipe.source_url),
    ingredients,
    instructions,
  };
}

/** A Paprika recipe with its photo (base64 JPEG), or null when `value` is not one. A line that ends in a colon is a section. */
export function readPaprika(value: unknown): { recipe: SourceRecipe; imageBase64?: string } | null {
  const parsed = PaprikaRecipe.safeParse(value);
  if (!parsed.success) return null;
  const recipe = parsed.data;
  return {
    recipe: {
      title: recipe.name,
      description: recipe.description?.trim() || null,
      yield: recipe.servings?.trim() || null,
      totalMinutes: minutesIn(recipe.total_time) ?? minutesIn(recipe.prep_time, recipe.cook_time),
      imageUrl: webPicture(recipe.image_url),
      ...webAddress(recipe.source_url),
      ingredients: sectioned(paragraphs(recipe.ingredients), endsInColon),
      instructions: sectioned(paragraphs(recipe.directions), endsInColon),
      ...(recipe.notes?.trim() && { notes: paragraphs(recipe.notes) }),
    },
    ...(recipe.photo_data && { imageBase64: recipe.photo_data }),
  };
}

const NO_RECIPE = "There is no recipe that we can read in this file.";

const baseName = (path: string): string => (path.split(/[\\/]/).pop() ?? path).replace(/\.[a-z]+$/i, "");

/** A JSON-LD value is read as the web pages' JSON-LD is: there is one reader for it. */
function readJsonLd(value: unknown, name: string): ImportedRecipe | null {
  const text = JSON.stringify(value).replace(/</g, "\\u003c");
  const page = extractRecipe(`<script type="application/ld+json">${text}</script>`);
  return page.kind === "recipe"
    ? { name: page.recipe.title ?? name, kind: "source", recipe: page.recipe }
    : null;
}

function readObject(value: unknown, name: string): ImportedRecipe | null {
  if (typeof value !== "object" || value === null) return null;
  if ("@type" in value || "@graph" in value) return readJsonLd(value, name);
  const found = readPaprika(value) ?? readMela(value) ?? readCrouton(value);
  if (found) return { name: found.recipe.title ?? name, kind: "source", ...found };
  const recipe = readMealie(value) ?? readTandoor(value);
  return recipe && { name: recipe.title ?? name, kind: "source", recipe };
}

const noRecipe = (name: string): ImportedRecipe => ({ name, kind: "problem", problem: NO_RECIPE });

function* readJson(text: string, name: string): Generator<ImportedRecipe> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield { name, kind: "problem", problem: "This file is not valid JSON." };
    return;
  }
  const own = readOwnJson(value);
  if (own) {
    yield* own;
    return;
  }
  const entries: unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, entry] of entries.entries())
    yield readObject(entry, entries.length === 1 ? name : `${name} ${index + 1}`) ?? noRecipe(name);
}

/** Every recipe in a text file of any kind we know, each read when it is asked for; a file without one gives one problem. Tables are read where `rowsOf` divides them. Never throws. */
export function* recipesInFile(
  path: string,
  text: string,
  { rowsOf, pictureOf }: FileHelp = {},
): Generator<ImportedRecipe> {
  const name = baseName(path);
  const trimmed = text.replace(/^\ufeff/, "").trim();
  if (/^[[{]/.test(trimmed) && !/^\[-/.test(trimmed)) yield* readJson(trimmed, name);
  else if (rowsOf && isTable(trimmed, rowsOf)) yield* readTable(rowsOf(trimmed), name);
  else yield* readMarkup(trimmed, name, pictureOf) ?? readTexts(path, trimmed, name);
}

/** What the reader of a file cannot do by itself: divide a table, and find the pictures that came along. */
export type FileHelp = { rowsOf?: RowsOf; pictureOf?: PictureOf };

const readMarkup = (text: string, name: string, pictureOf: PictureOf = () => null): ImportedRecipe[] | null =>
  text.startsWith("<") ? readCollection(text, name, pictureOf) : null;

/** `recipesInFile`, all at once. */
export const readRecipeFile = (path: string, text: string, help?: FileHelp): ImportedRecipe[] => [
  ...recipesInFile(path, text, help),
];

/** A plain text may hold several recipes; any other file that comes here holds one. */
function* readTexts(path: string, trimmed: string, name: string): Generator<ImportedRecipe> {
  const texts = /\.txt$/i.test(path) && !trimmed.startsWith("<") ? recipeTexts(trimmed) : [trimmed];
  for (const [index, text] of texts.entries())
    yield readText(path, text, texts.length === 1 ? name : `${name} ${index + 1}`);
}

function readText(path: string, trimmed: string, name: string): ImportedRecipe {
  if (/^<(!doctype|html|script|head|body)/i.test(trimmed)) {
    const page = extractRecipe(trimmed);
    return page.kind === "recipe"
      ? { name: page.recipe.title ?? name, kind: "source", recipe: page.recipe }
      : noRecipe(name);
  }
  const recipe = /\.cook$/i.test(path) ? readCooklang(trimmed, name) : parseRecipeText(trimmed);
  return recipe
    ? { name: recipe.title ?? name, kind: "source", recipe: { ...recipe, title: recipe.title ?? name } }
    : noRecipe(name);
}
