import "server-only";
/**
 * Whose a picture is: a recipe's, the library's, or nobody's yet. A picture belongs to one recipe: a second one that names it gets a
 * copy, so that deleting a recipe deletes its picture and nobody else's. Whoever saves it has it in their share of the room.
 */
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import { PICTURE_DRAFT_MS } from "@/lib/rules/limits";
import { storeImage } from "./keep";
import { IMAGE_FOLDER, imageAddress, imageNameIn } from "./name";
import { requireShare } from "./room";

/**
 * The one place that decides whether a picture is somebody's: true in SQL while a saved recipe, or one of the library, shows the picture
 * of this name. Part of the statements that act on the answer, so that nobody takes a picture in between.
 * @param but an account that is about to end: its recipes do not count
 */
export const isShown = (name: Prisma.Sql, but?: string): Prisma.Sql => {
  const others = but === undefined ? Prisma.empty : Prisma.sql`AND "userId" <> ${but}`;
  return Prisma.sql`(
    EXISTS (SELECT FROM "Recipe" WHERE "imageUrl" = ${IMAGE_FOLDER} || ${name} ${others})
    OR EXISTS (SELECT FROM "LibraryRecipe" WHERE "imageUrl" = ${IMAGE_FOLDER} || ${name}))`;
};

/** Keeps a picture from being swept away for its whole time again, and gives one that is nobody's to `owner`; null when it has gone. */
async function hold(name: string, owner: string | null): Promise<{ isShown: boolean } | null> {
  const shown = isShown(Prisma.sql`picture."name"`);
  const [held] = await db.$queryRaw<{ isShown: boolean }[]>`
    UPDATE "Picture" picture SET "lookAt" = ${new Date(Date.now() + PICTURE_DRAFT_MS)}::timestamp(3),
      "userId" = CASE WHEN ${shown} THEN "userId" ELSE coalesce(${owner}, "userId") END
    WHERE "name" = ${name} AND "goneAt" IS NULL
    RETURNING ${shown} AS "isShown"`;
  return held ?? null;
}

/**
 * A picture for `owner` (null: for nobody in particular): the one at `address` while it is nobody's, else a copy of it; null when there
 * is none.
 * @throws AppError `unavailable` when a copy has no room, `too_large` when the owner's share is full
 */
export async function pictureToOwn(address: string, owner: string | null): Promise<string | null> {
  const name = imageNameIn(address);
  if (name === null) return null;
  if (owner !== null) await requireShare(owner, name);
  const held = await hold(name, owner);
  if (held === null) return null;
  if (!held.isShown) return address;
  const bytes = await services().blobs.get(name);
  return bytes === null ? null : imageAddress(await storeImage(bytes, { owner }));
}
