/** Recipes of two programs for phones, which write one JSON file each: Mela (`.melarecipe`) and Crouton (`.crumb`). */
import { fractionText, fromNumber } from "@/lib/engine/recipe/rational";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import * as z from "zod";
import { line, minutesIn, paragraphs, sectioned, webAddress } from "./source-lines";

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
