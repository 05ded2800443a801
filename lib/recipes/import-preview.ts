import "server-only";
import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/accounts/sessions";
import type { ImportPreview, PreviewedRecipe, PreviewProgress } from "@/lib/contract/recipe-import";
import { db } from "@/lib/db/client";
import { flatIngredients } from "@/lib/engine/recipe/content";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { unaccented } from "@/lib/engine/recipe/letters";
import { drawSmall } from "@/lib/images/keep";
import { IMPORT_MAX_MS, IMPORT_MAX_RECIPES } from "@/lib/rules/limits";
import { HEAVY_WORK } from "@/lib/rules/messages/heavy-work";
import { readRecipeFiles, type FoundRecipe } from "@/lib/services/recipe-files";
import { importedKeys, placesLeft, prepareRecipe } from "./import";

/** So many of the cook's own recipes are compared at once. */
const COMPARED_AT_ONCE = 500;

const Lines = FormattedContent.shape.ingredients;

const words = (text: string): string =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The same for the same list, however it is spaced and ordered; null for an empty one. */
function listMark(ingredients: readonly string[]): string | null {
  const lines = ingredients.map(words).filter(Boolean).toSorted();
  return lines.length === 0 ? null : createHash("sha256").update(lines.join("\n")).digest("base64url");
}

/** The titles and lists of recipes, to find others that are like them. */
class Likeness {
  private readonly titles = new Set<string>();
  private readonly lists = new Set<string>();
  private readonly both = new Set<string>();

  add(title: string, ingredients: readonly string[]): void {
    const [name, list] = [words(title), listMark(ingredients)];
    this.titles.add(name);
    if (list === null) return;
    this.lists.add(list);
    this.both.add(`${list} ${name}`);
  }

  of(title: string, ingredients: readonly string[]): "same" | "title" | "ingredients" | null {
    const [name, list] = [words(title), listMark(ingredients)];
    if (list !== null && this.both.has(`${list} ${name}`)) return "same";
    if (this.titles.has(name)) return "title";
    return list !== null && this.lists.has(list) ? "ingredients" : null;
  }
}

/** All of the cook's recipes, read in parts: of each its title and list, and no more is kept of it than tells it from others. */
async function likenessOf(viewer: Viewer, signal: AbortSignal): Promise<Likeness> {
  const likeness = new Likeness();
  for (let after = ""; ;) {
    signal.throwIfAborted();
    const rows = await db.$queryRaw<{ id: string; title: string; ingredients: unknown }[]>`
      SELECT "id", "title", "formattedContent"->'ingredients' AS "ingredients" FROM "Recipe"
      WHERE "userId" = ${viewer.id} AND "id" > ${after} ORDER BY "id" LIMIT ${COMPARED_AT_ONCE}`;
    for (const { title, ingredients } of rows) {
      const list = Lines.safeParse(ingredients);
      likeness.add(title, list.success ? flatIngredients(list.data) : []);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < COMPARED_AT_ONCE) return likeness;
    after = last.id;
  }
}

/** Of a recipe's picture in a list of many. */
const PICTURE_SIDE_PX = 112;

/** A picture that is in the file, small; null for one at a web address, which is fetched when the recipe comes in, and for none. */
async function smallPicture(address: string | null, signal: AbortSignal): Promise<string | null> {
  if (address === null || !/^data:/i.test(address)) return null;
  try {
    return await drawSmall(address, PICTURE_SIDE_PX, signal);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

const nothing = { key: null, ingredients: 0, steps: 0, hasPicture: false, picture: null };

/**
 * Reads a file as an import does and saves nothing: each recipe that is in it with what tells it from others, which of them the cook has
 * already, and which cannot come in and why. Bounded as an import is, in recipes and in time.
 *
 * @param from so many of the file's recipes were looked at before
 * @param overtime aborts when its time is over
 * @param tell hears how far it is, after each few recipes
 * @throws AppError as `importRecipes` does; the signal's reason
 */
export async function previewImport({
  viewer,
  file,
  from = 0,
  signal,
  overtime = AbortSignal.timeout(IMPORT_MAX_MS),
  tell = () => undefined,
}: {
  viewer: Viewer;
  file: { name: string; bytes: Uint8Array };
  from?: number;
  signal: AbortSignal;
  overtime?: AbortSignal;
  tell?: (progress: PreviewProgress) => void;
}): Promise<ImportPreview> {
  const room = await placesLeft(viewer);
  const [known, own] = [new Set(await importedKeys(viewer)), await likenessOf(viewer, signal)];
  const inFile = new Likeness();
  const recipes: PreviewedRecipe[] = [];

  async function look(found: FoundRecipe): Promise<PreviewedRecipe> {
    if ("already" in found) return { ...nothing, title: found.name, duplicate: "file", problem: null };
    const prepared = await prepareRecipe(found);
    if ("reason" in prepared)
      return { ...nothing, title: found.name, duplicate: null, problem: prepared.reason };
    const { key, input } = prepared;
    const lines = flatIngredients(input.formattedContent.ingredients);
    const isTwice = inFile.of(input.title, lines) === "same";
    inFile.add(input.title, lines);
    return {
      key: known.has(key) ? null : key,
      title: input.title,
      ingredients: lines.length,
      steps: input.formattedContent.steps.length,
      hasPicture: input.imageUrl !== null,
      picture: await smallPicture(input.imageUrl, signal),
      duplicate: known.has(key) ? "imported" : (own.of(input.title, lines) ?? (isTwice ? "file" : null)),
      problem: null,
    };
  }

  const most = (): number => IMPORT_MAX_RECIPES - recipes.length;
  const reading = { file, from, known: [], room: most, most, overtime, signal };
  const { at, done } = await readRecipeFiles(reading, async (some) => {
    for (const found of some) {
      signal.throwIfAborted();
      recipes.push(await look(found));
    }
    tell({ read: recipes.length });
    return most() > 0 && !overtime.aborted;
  });
  const reason = most() <= 0 ? HEAVY_WORK.importedMost : HEAVY_WORK.importedLong;
  return {
    success: true,
    recipes,
    room: room === Number.MAX_SAFE_INTEGER ? null : room,
    rest: done ? null : { from: at, reason },
  };
}
