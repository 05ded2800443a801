import "server-only";
/** A cook's own recipes a page at a time: which they are, how many there are, and what they say, in one statement. */
import type { Viewer } from "@/lib/accounts/sessions";
import type { ListRecipesQuery, RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import { Prisma, type Recipe } from "@/lib/db/generated/client";
import { unaccented } from "@/lib/engine/recipe/unaccented";
import { inSlices } from "@/lib/event-loop";
import { RECIPE_MAX_JSON_CHARS } from "@/lib/rules/limits";
import { toRecipeDto } from "./dto";
import { requireSelf } from "./policy";
import { batchesBySize, CHARS_AT_ONCE, STEPS_AT_ONCE, type RecipeSize } from "./read";

type Page<T> = { items: T[]; total: number; nextCursor: string | null };

type Row = Pick<Recipe, keyof RecipeAnswer>;
/** Of a page, what may be read at once has its content. */
type Listed = RecipeSize & { total: number } & (({ isRead: true } & Row) | { isRead: false });

/** The viewer's recipes, newest first. */
export async function listMine({
  viewer,
  query,
}: {
  viewer: Viewer;
  query: ListRecipesQuery;
}): Promise<Page<RecipeAnswer>> {
  requireSelf(viewer, query.userId);
  const mine = Prisma.sql`"userId" = ${viewer.id}${matching(query.q)}`;
  // One more than asked tells whether there is a next page.
  const listed = await list(mine, viewer, query);
  const shown = listed.slice(0, query.limit);
  const letOthers = inSlices();
  const items: RecipeAnswer[] = [];
  const add = async (row: Row) => {
    items.push(toRecipeDto(row));
    await letOthers();
  };
  for (const row of shown) if (row.isRead) await add(row);
  for (const part of batchesBySize(shown.filter(({ isRead }) => !isRead)))
    for (const row of await readRows(viewer, part)) await add(row);
  return {
    items,
    total: listed[0]?.total ?? (query.cursor === undefined ? 0 : await count(mine)),
    nextCursor: listed.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Over title, description and ingredients, whatever the case and the accents; `searchText` is stored without either. */
const matching = (q: string | undefined): Prisma.Sql =>
  q ? Prisma.sql` AND "searchText" LIKE ${`%${containing(unaccented(q)).contains}%`}` : Prisma.empty;

const after = ({ id }: Viewer, cursor: string | undefined): Prisma.Sql =>
  cursor === undefined
    ? Prisma.empty
    : Prisma.sql` AND ("createdAt", "id") < (SELECT "createdAt", "id" FROM "Recipe" WHERE "id" = ${cursor} AND "userId" = ${id})`;

const list = (mine: Prisma.Sql, viewer: Viewer, { limit, cursor }: ListRecipesQuery): Promise<Listed[]> =>
  db.$queryRaw<Listed[]>`
    WITH page AS (
      SELECT "id", "createdAt", "stepCount", "chars" FROM "Recipe" WHERE ${mine}${after(viewer, cursor)}
      ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit + 1}
    ), measured AS (
      SELECT "id", (sum("stepCount") OVER before <= ${STEPS_AT_ONCE}
        AND sum(CASE "chars" WHEN 0 THEN ${RECIPE_MAX_JSON_CHARS} ELSE "chars" END) OVER before <= ${CHARS_AT_ONCE}) AS "isRead"
      FROM page WINDOW before AS (ORDER BY "createdAt" DESC, "id" DESC)
    )
    SELECT m."isRead", r."id", r."stepCount", r."chars", (SELECT count(*)::int FROM "Recipe" WHERE ${mine}) AS "total",
      r."userId", r."title", r."description", r."servings", r."imageUrl", r."createdAt", r."updatedAt",
      CASE WHEN m."isRead" THEN r."originalContent" END AS "originalContent",
      CASE WHEN m."isRead" THEN r."formattedContent" END AS "formattedContent"
    FROM measured m JOIN "Recipe" r ON r."id" = m."id" ORDER BY r."createdAt" DESC, r."id" DESC`;

async function count(mine: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS "total" FROM "Recipe" WHERE ${mine}`;
  return row?.total ?? 0;
}

const readRows = ({ id: userId }: Viewer, ids: string[]): Promise<Row[]> =>
  db.recipe.findMany({
    where: { userId, id: { in: ids } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { searchText: true },
  });
