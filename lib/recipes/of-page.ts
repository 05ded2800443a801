import "server-only";
/**
 * What the page of a recipe is made of, in one statement: the session, the plan and the recipe as they are at one moment. And from the
 * same statement without the recipe's content, whether a page that was made before still holds (docs/decisions/044-own-answers-are-kept.md).
 */
import { isRunning } from "@/lib/accounts/sessions";
import { hashToken } from "@/lib/accounts/secret-token";
import { lockedBy } from "@/lib/billing/locked";
import { PLAN_COLUMNS, stateOfSql, type SqlPlan } from "@/lib/billing/state";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { db } from "@/lib/db/client";
import { Prisma, type Recipe } from "@/lib/db/generated/client";
import type { Locked } from "@/lib/rules/billing/locked";
import { toRecipeOfPage } from "./dto";

type Ask = { token: string; id: string };

type Row = SqlPlan & {
  expiresAt: Date;
  sessionBegan: Date;
  email: string;
  trialUsedAt: Date | null;
  /** Null: the cook has no such recipe. */
  version: string | null;
};
type Content = { hasOriginal: boolean } & Pick<Recipe, keyof RecipeOfPage>;

const CONTENT = Prisma.sql`, r."id", r."userId", r."title", r."description", r."servings", r."imageUrl", r."formattedContent",
  r."createdAt", r."updatedAt", r."originalContent" <> '' AS "hasOriginal"`;

/**
 * Null when nobody is signed in by this token. `version` is the number of the transaction that wrote the row (xmin), whichever column
 * and by whatever statement.
 */
async function read<T extends object>({ token, id }: Ask, columns: Prisma.Sql): Promise<(Row & T) | null> {
  const [row] = await db.$queryRaw<(Row & T)[]>`
    SELECT s."expiresAt", s."createdAt" AS "sessionBegan", u."email", u."trialUsedAt", ${PLAN_COLUMNS},
      r."id" || ' ' || r.xmin::text AS "version" ${columns}
    FROM "Session" s JOIN "User" u ON u."id" = s."userId"
    LEFT JOIN "Recipe" r ON r."id" = ${id} AND r."userId" = u."id"
    WHERE s."tokenHash" = ${hashToken(token)}`;
  return row && isRunning({ expiresAt: row.expiresAt, createdAt: row.sessionBegan }, new Date()) ? row : null;
}

export type PageContent = { recipe: RecipeOfPage; hasOriginal: boolean; locked: Locked };

/** Names all that a recipe's page shows: two pages with one name say the same. */
const nameOf = (version: string, locked: Locked): string => `${version} ${locked}`;

/** What the page of the viewer's own recipe shows; `found` is null where there is none, all is where nobody is signed in. */
export async function readForPage(
  ask: Ask,
): Promise<{ found: (PageContent & { name: string }) | null } | null> {
  const row = await read<Content>(ask, CONTENT);
  if (row === null) return null;
  if (row.version === null) return { found: null };
  const locked = await lockedBy(row, stateOfSql(row));
  const name = nameOf(row.version, locked);
  return { found: { recipe: toRecipeOfPage(row), hasOriginal: row.hasOriginal, locked, name } };
}

/** The pages of cooks' own recipes: a name is that of the page that this cook would be shown now, null where it would be none of a recipe. */
export const OWN_PAGES = {
  address: /^\/recipe\/[\w-]+$/,
  async findName({ token, url }: { token: string; url: string }): Promise<string | null> {
    const row = await read<object>({ token, id: url.slice("/recipe/".length) }, Prisma.empty);
    return row?.version ? nameOf(row.version, await lockedBy(row, stateOfSql(row))) : null;
  },
};
