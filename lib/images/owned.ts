import "server-only";
/**
 * Who owns a picture: a recipe, the library, or nobody yet. A picture belongs to one recipe; a second recipe that uses it gets a copy,
 * so that deleting a recipe deletes only its own picture. It counts in the storage share of the account that saves it.
 */
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import { PICTURE_DRAFT_MS } from "@/lib/rules/limits";
import { storeImage } from "./keep";
import { IMAGE_FOLDER, imageAddress, imageNameIn } from "./name";
import { requireShare } from "./room";

/**
 * The only place that decides whether a picture is in use: an SQL condition, true while a saved or library recipe shows the picture of
 * this name. Used inside the statements that act on it, so that nothing changes in between.
 * @param but an account that is about to be deleted: its recipes do not count
 */
export const isShown = (name: Prisma.Sql, but?: string): Prisma.Sql => {
  const others = but === undefined ? Prisma.empty : Prisma.sql`AND "userId" <> ${but}`;
  return Prisma.sql`(
    EXISTS (SELECT FROM "Recipe" WHERE "imageUrl" = ${IMAGE_FOLDER} || ${name} ${others})
    OR EXISTS (SELECT FROM "LibraryRecipe" WHERE "imageUrl" = ${IMAGE_FOLDER} || ${name}))`;
};

/** Restarts the time until a picture is swept, and gives an unused one to `owner`; null when it is retired. */
async function claim(name: string, owner: string | null): Promise<{ isShown: boolean } | null> {
  const shown = isShown(Prisma.sql`picture."name"`);
  const [held] = await db.$queryRaw<{ isShown: boolean }[]>`
    UPDATE "Picture" picture SET "lookAt" = ${new Date(Date.now() + PICTURE_DRAFT_MS)}::timestamp(3),
      "userId" = CASE WHEN ${shown} THEN "userId" ELSE coalesce(${owner}, "userId") END
    WHERE "name" = ${name} AND "goneAt" IS NULL
    RETURNING ${shown} AS "isShown"`;
  return held ?? null;
}

/**
 * A picture for `owner` (null: no account): the one at `address` while no recipe uses it, else a copy of it; null when there is none.
 * @throws AppError `unavailable` when a copy has no room, `too_large` when the owner's share is full
 */
export async function claimOrCopyPicture(address: string, owner: string | null): Promise<string | null> {
  const name = imageNameIn(address);
  if (name === null) return null;
  if (owner !== null) await requireShare(owner, name);
  const held = await claim(name, owner);
  if (held === null) return null;
  if (!held.isShown) return address;
  const bytes = await services().blobs.get(name);
  return bytes === null ? null : imageAddress(await storeImage(bytes, { owner }));
}
