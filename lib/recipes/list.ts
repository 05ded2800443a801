import "server-only";
/** A cook's own recipes a page at a time: which they are, how many there are, and what they say, in one statement. */
import { hashToken } from "@/lib/accounts/secret-token";
import { isRunning, renewableUntil, type Viewer } from "@/lib/accounts/sessions";
import { ListRecipesQuery, type RecipeAnswer } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { containing } from "@/lib/db/containing";
import { Prisma, type Recipe } from "@/lib/db/generated/client";
import { unaccented } from "@/lib/engine/recipe/letters";
import { inSlices } from "@/lib/event-loop";
import { RECIPE_MAX_JSON_CHARS } from "@/lib/rules/limits";
import { toRecipeDto } from "./dto";
import { requireSelf } from "./policy";
import { batchesBySize, CHARS_AT_ONCE, STEPS_AT_ONCE, type RecipeSize } from "./read";

type Page<T> = {
  items: T[];
  total: number;
  nextCursor: string | null;
  /** Names what the page says (lib/http/kept-own-answers.ts); null where not all of it was read at one moment. */
  name: string | null;
};

type Row = Pick<Recipe, keyof RecipeAnswer>;
/** Of a page, what may be read at once has its content. `version`: the number of the transaction that wrote the row (xmin). */
type Listed = RecipeSize & { version: string; total: number; createdAt: Date } & (
    | ({ isRead: true } & Row)
    | { isRead: false }
  );

/** The viewer's recipes, newest first. */
export async function listMine({
  viewer,
  query,
}: {
  viewer: Viewer;
  query: ListRecipesQuery;
}): Promise<Page<RecipeAnswer>> {
  requireSelf(viewer, query.userId);
  const owner = Prisma.sql`${viewer.id}`;
  // One more than asked tells whether there is a next page.
  const listed = await list(owner, query);
  const shown = listed.slice(0, query.limit);
  const letOthers = inSlices();
  const items: RecipeAnswer[] = [];
  const add = async (row: Row) => {
    items.push(toRecipeDto(row));
    await letOthers();
  };
  for (const row of shown) if (row.isRead) await add(row);
  const unread = shown.filter(({ isRead }) => !isRead);
  for (const part of batchesBySize(unread)) for (const row of await readRows(viewer, part)) await add(row);
  const total = listed[0]?.total ?? (await count(owner, query));
  return {
    items,
    total,
    nextCursor: listed.length > query.limit ? cursorOf(shown.at(-1)) : null,
    name:
      unread.length > 0 || listed.length === 0
        ? null
        : nameOf(viewer.id, total, listed.map(({ id, version }) => `${id} ${version}`).join(",")),
  };
}

const nameOf = (userId: string, total: number, rows: string): string => `${userId} ${total} ${rows}`;

/**
 * The lists of cooks' own recipes: a name is that of the list that this cook would be answered now. Null where there is none, or where the
 * session is to be renewed.
 */
export const OWN_LISTS = {
  address: /^\/api\/recipes(?:\?|$)/,
  call: "/api/recipes",
  async findName({ token, url }: { token: string; url: string }): Promise<string | null> {
    const asked = ListRecipesQuery.safeParse(Object.fromEntries(new URL(url, "http://own").searchParams));
    if (!asked.success) return null;
    const owner = Prisma.sql`s."userId"`;
    const [row] = await db.$queryRaw<Named[]>`
      SELECT s."expiresAt", s."createdAt", s."userId",
        (SELECT count(*)::int FROM "Recipe" WHERE ${mine(owner, asked.data)}) AS "total",
        (SELECT string_agg("id" || ' ' || version, ',' ORDER BY "createdAt" DESC, "id" DESC) FROM (${pageOf(owner, asked.data)}) AS page) AS "rows"
      FROM "Session" s WHERE s."tokenHash" = ${hashToken(token)}`;
    const now = new Date();
    if (!row || row.rows === null || !isRunning(row, now) || renewableUntil(row, now)) return null;
    return nameOf(row.userId, row.total, row.rows);
  },
};
type Named = { expiresAt: Date; createdAt: Date; userId: string; total: number; rows: string | null };

/** Over title, description and ingredients, whatever the case and the accents; `searchText` is stored without either. */
const mine = (owner: Prisma.Sql, { q }: ListRecipesQuery): Prisma.Sql =>
  q
    ? Prisma.sql`"userId" = ${owner} AND "searchText" LIKE ${`%${containing(unaccented(q)).contains}%`}`
    : Prisma.sql`"userId" = ${owner}`;

/** The last recipe of a page, by its moment and its id: the next page begins behind it, although it may be deleted meanwhile. */
const cursorOf = (last: { createdAt: Date; id: string } | undefined): string | null =>
  last === undefined ? null : `${last.createdAt.getTime()}.${last.id}`;

/** An id alone, as cursors were before, holds while its recipe is there. */
function after(owner: Prisma.Sql, { cursor }: ListRecipesQuery): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty;
  const [, milliseconds = null, id] = /^(?:(\d{1,15})\.)?(.*)$/s.exec(cursor) ?? [];
  return Prisma.sql` AND ("createdAt", "id") < (COALESCE(
    TIMESTAMP 'epoch' + ${milliseconds}::bigint * INTERVAL '1 millisecond',
    (SELECT "createdAt" FROM "Recipe" WHERE "id" = ${id} AND "userId" = ${owner})), ${id})`;
}

/** The rows of a page, and one more. */
const pageOf = (owner: Prisma.Sql, query: ListRecipesQuery): Prisma.Sql => Prisma.sql`
  SELECT "id", xmin::text AS version, "createdAt", "stepCount", "chars" FROM "Recipe"
  WHERE ${mine(owner, query)}${after(owner, query)}
  ORDER BY "createdAt" DESC, "id" DESC LIMIT ${query.limit + 1}`;

const list = (owner: Prisma.Sql, query: ListRecipesQuery): Promise<Listed[]> =>
  db.$queryRaw<Listed[]>`
    WITH page AS (${pageOf(owner, query)}), measured AS (
      SELECT "id", "version", (sum("stepCount") OVER before <= ${STEPS_AT_ONCE}
        AND sum(CASE "chars" WHEN 0 THEN ${RECIPE_MAX_JSON_CHARS} ELSE "chars" END) OVER before <= ${CHARS_AT_ONCE}) AS "isRead"
      FROM page WINDOW before AS (ORDER BY "createdAt" DESC, "id" DESC)
    )
    SELECT m."isRead", m."version", r."id", r."stepCount", r."chars",
      (SELECT count(*)::int FROM "Recipe" WHERE ${mine(owner, query)}) AS "total",
      r."userId", r."title", r."description", r."servings", r."imageUrl", r."createdAt", r."updatedAt",
      CASE WHEN m."isRead" THEN r."originalContent" END AS "originalContent",
      CASE WHEN m."isRead" THEN r."formattedContent" END AS "formattedContent"
    FROM measured m JOIN "Recipe" r ON r."id" = m."id" ORDER BY r."createdAt" DESC, r."id" DESC`;

async function count(owner: Prisma.Sql, query: ListRecipesQuery): Promise<number> {
  if (query.cursor === undefined) return 0;
  const [row] = await db.$queryRaw<
    { total: number }[]
  >`SELECT count(*)::int AS "total" FROM "Recipe" WHERE ${mine(owner, query)}`;
  return row?.total ?? 0;
}

const readRows = ({ id: userId }: Viewer, ids: string[]): Promise<Row[]> =>
  db.recipe.findMany({
    where: { userId, id: { in: ids } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    omit: { searchText: true },
  });
