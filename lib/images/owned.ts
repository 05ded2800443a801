import "server-only";
/**
 * Whose a picture is: a recipe's, the library's, or nobody's yet. A picture belongs to one recipe: a second one that names it gets a
 * copy, so that deleting a recipe deletes its picture and nobody else's.
 */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import { PICTURE_DRAFT_MS } from "@/lib/rules/limits";
import { storeImage } from "./keep";
import { imageAddress, imageNameIn } from "./name";

type Reader = Pick<Prisma.TransactionClient, "recipe" | "libraryRecipe" | "picture">;

/** True while a saved recipe, or one of the library, shows this picture. */
export async function isNamed(address: string, reader: Reader = db): Promise<boolean> {
  const where = { imageUrl: address };
  if ((await reader.recipe.findFirst({ where, select: { id: true } })) !== null) return true;
  return (await reader.libraryRecipe.findFirst({ where, select: { id: true } })) !== null;
}

/** Keeps a draft from being swept away for its whole time again; false when it has gone. */
async function holdDraft(name: string): Promise<boolean> {
  const lookAt = new Date(Date.now() + PICTURE_DRAFT_MS);
  const held = await db.picture.updateMany({ where: { name, goneAt: null }, data: { lookAt } });
  return held.count > 0;
}

/**
 * A picture for a new owner: the one at `address` while it is nobody's, else a copy of it; null when there is none.
 * @throws AppError `unavailable` when a copy has no room
 */
export async function pictureToOwn(address: string): Promise<string | null> {
  const name = imageNameIn(address);
  if (name === null || !(await holdDraft(name))) return null;
  if (!(await isNamed(address))) return address;
  const bytes = await services().blobs.get(name);
  return bytes === null ? null : imageAddress(await storeImage(bytes));
}
