import "server-only";
/** Kept pictures, as they are served. */
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import { isImageName } from "./name";

/**
 * The JPEG kept under a name.
 * @throws AppError `not_found`
 */
export async function readImage(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = isImageName(name) ? await services().blobs.get(name) : null;
  if (bytes === null) throw new AppError("not_found", "This picture does not exist.");
  return new Uint8Array(bytes);
}
