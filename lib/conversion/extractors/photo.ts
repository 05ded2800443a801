import "server-only";
/** A recipe out of a picture that stands alone at a web address. Photos that a cook uploads are read first and formatted later. */
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import type { ExtractedRecipe } from "../extracted";
import { parseWords } from "./words";

/** @throws AppError `unreadable` when there is no recipe in the picture; as `readPhoto` for the rest */
export async function fromPhoto(bytes: Uint8Array, signal: AbortSignal): Promise<ExtractedRecipe> {
  const { text } = await services().readPhoto(bytes, signal);
  return parseWords({ words: text, noRecipe: () => new AppError("unreadable", URL_ERRORS.noRecipe) }, signal);
}
