import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { RecipeAnswer, SavedRecipesQuery, TopRecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import type { Prisma } from "@/lib/db/generated/client";
import { unaccented } from "@/lib/engine/recipe/letters";
import { AppError } from "@/lib/errors";
import { RECIPE_MAX_JSON_CHARS } from "@/lib/rules/limits";
import { CARD_COLUMNS, toRecipeCard, toRecipeDto, type RecipeCard } from "./dto";
import { requireSelf } from "./policy";
import { t } from "@/lib/messages";

const TOP_RECIPES = 5;
const NEWEST_FIRST = [
  { createdAt: "desc" },
  { id: "desc" },
] as const satisfies Prisma.RecipeOrderByWithRelationInput[];

/** Over title, description and ingredients, whatever the case and the accents; `searchText` is stored without either. */
const matching = (viewer: Viewer, q: string | undefined): Prisma.RecipeWhereInput => ({
  userId: viewer.id,
  ...(q && { searchText: containing(unaccented(q)) }),
});

/** The newest `show` as cards, for the saved recipes page. `found` counts a search; all recipes are counted by the account itself. */
export async function listCards({
  viewer,
  query: { q, show },
}: {
  viewer: Viewer;
  query: SavedRecipesQuery;
}): Promise<{ cards: RecipeCard[]; hasMore: boolean; found: number | null }> {
  const where = matching(viewer, q);
  const [rows, found] = await Promise.all([
    db.recipe.findMany({ where, orderBy: [...NEWEST_FIRST], take: show + 1, select: CARD_COLUMNS }),
    q ? db.recipe.count({ where }) : null,
  ]);
  return { cards: rows.slice(0, show).map(toRecipeCard), hasMore: rows.length > show, found };
}

/** The viewer's own recipe, or null: somebody else's is not there (recipes.md#own-only). */
export async function findRecipe({
  viewer,
  id,
}: {
  viewer: Viewer;
  id: string;
}): Promise<RecipeAnswer | null> {
  const row = await db.recipe.findFirst({ where: { id, userId: viewer.id } });
  return row && toRecipeDto(row);
}

/** @throws AppError `not_found` */
export async function readRecipe(ask: { viewer: Viewer; id: string }): Promise<RecipeAnswer> {
  const recipe = await findRecipe(ask);
  if (!recipe) throw new AppError("not_found", t("Recipe not found"));
  return recipe;
}

/** The rail of the saved recipes page: `topCooked` without the recipes themselves. */
export const topCards = ({
  viewer,
}: {
  viewer: Viewer;
}): Promise<{ id: string; title: string; completionCount: number }[]> =>
  db.recipe.findMany({ ...mostCooked(viewer), select: { id: true, title: true, completionCount: true } });

const mostCooked = (viewer: Viewer) =>
  ({
    where: { userId: viewer.id, completionCount: { gt: 0 } },
    orderBy: [{ completionCount: "desc" }, { lastCookedAt: "desc" }],
    take: TOP_RECIPES,
  }) satisfies Prisma.RecipeFindManyArgs;

/** At most five, most cooked first, ties by last cooked; never one that was not cooked. */
export async function topCooked({
  viewer,
  userId,
}: {
  viewer: Viewer;
  userId: string;
}): Promise<TopRecipeAnswer[]> {
  requireSelf(viewer, userId);
  const rows = await db.recipe.findMany(mostCooked(viewer));
  return rows.map((row) => ({ ...toRecipeDto(row), completionCount: row.completionCount }));
}

export const STEPS_AT_ONCE = 1000;
export const CHARS_AT_ONCE = 500_000;

/** The size of a recipe that was not read yet; `chars` 0 means unknown and counts as the largest possible. */
export type RecipeSize = { id: string; stepCount: number; chars: number };
export const RECIPE_SIZE_COLUMNS = { id: true, stepCount: true, chars: true } as const;

/** The ids in order, in batches that may be read at once, at least one recipe each: parsing a large batch would block the event loop. */
export function batchesBySize(recipes: readonly RecipeSize[]): string[][] {
  const parts: string[][] = [];
  let [steps, chars] = [Infinity, Infinity];
  for (const { id, stepCount, ...recipe } of recipes) {
    const more = recipe.chars === 0 ? RECIPE_MAX_JSON_CHARS : recipe.chars;
    const fits = steps + stepCount <= STEPS_AT_ONCE && chars + more <= CHARS_AT_ONCE;
    [steps, chars] = fits ? [steps + stepCount, chars + more] : [stepCount, more];
    if (fits) parts.at(-1)?.push(id);
    else parts.push([id]);
  }
  return parts;
}
