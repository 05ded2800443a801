import "server-only";
/** Kept pictures, as they are served. */
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { isImageName } from "./name";

/**
 * The JPEG kept under a name. One that has gone is not there, whether or not the store has removed its bytes yet.
 * @throws AppError `not_found`
 */
export async function readImage(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = isImageName(name) && !(await hasGone(name)) ? await services().blobs.get(name) : null;
  if (bytes === null) throw new AppError("not_found", "This picture does not exist.");
  return new Uint8Array(bytes);
}

const hasGone = async (name: string): Promise<boolean> =>
  (await db.picture.count({ where: { name, goneAt: { not: null } } })) > 0;
