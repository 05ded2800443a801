import "server-only";
import { ownImageAddress } from "@/lib/images/name";
import { readImage } from "@/lib/images/read";
import { AppError } from "@/lib/errors";

/**
 * The bytes of a picture that is ours, or null: what only a foreign address names is not fetched when a recipe is printed, and a copy that is
 * gone does not keep a recipe from being printed.
 */
export async function ownPicture(imageUrl: string | null): Promise<Uint8Array | null> {
  const address = ownImageAddress(imageUrl);
  if (address === null) return null;
  try {
    return await readImage(address.slice(address.lastIndexOf("/") + 1));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
