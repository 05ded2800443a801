import "server-only";
/** A recipe out of a document of another program (converting.md#documents); of an e-mail without one in its words, out of what is attached. */
import { AppError } from "@/lib/errors";
import { documentFormat } from "@/lib/rules/media/document";
import { isPdf, pictureKind } from "@/lib/rules/media/kind";
import { DOCUMENT_ERRORS, TAKEN } from "@/lib/rules/sources/document";
import { type Attachment, readDocument } from "@/lib/services/document-reader";
import { fromPdf, fromPhoto, parseWords, type ExtractedRecipe } from "./extracted";

/** Of an e-mail: reading one takes seconds. */
const MAX_ATTACHMENTS_READ = 3;
/** E-mails in e-mails. */
const MAX_DEPTH = 2;
/** Smaller pictures are signs and signatures. */
const LEAST_PHOTO_BYTES = 20 * 1024;

type Taken = { recipe: ExtractedRecipe; taken?: string };

/** The first recipe of a document, and where it stood when that was a choice. @throws AppError with one of `DOCUMENT_ERRORS` */
export async function fromDocument(bytes: Uint8Array, signal: AbortSignal, depth = 0): Promise<Taken> {
  const read = await readDocument(bytes, signal);
  if (read.recipe !== null) {
    const { source, original } = read.recipe;
    // why: no address in a letter is asked for anything, lest its sender learns that it was read.
    return { recipe: { source: { ...source, imageUrl: null }, original }, taken: takenOf(read) };
  }
  if (read.isEmpty) throw new AppError("unreadable", DOCUMENT_ERRORS.empty);
  if (read.attachments.length === 0) throw new AppError("unreadable", DOCUMENT_ERRORS.notRecipe);
  const found = await firstOf(read.attachments, signal, depth);
  if (found === null) throw new AppError("unreadable", DOCUMENT_ERRORS.notInMail);
  return found;
}

function takenOf({ recipes, part }: { recipes: number; part: string | null }): string | undefined {
  if (recipes > 1) return TAKEN.several(recipes);
  return part === null ? undefined : TAKEN.part(part);
}

async function firstOf(
  attachments: readonly Attachment[],
  signal: AbortSignal,
  depth: number,
): Promise<Taken | null> {
  const readers = attachments.flatMap((one) => readerOf(one, depth) ?? []);
  for (const { read, name } of readers.slice(0, MAX_ATTACHMENTS_READ)) {
    try {
      return { recipe: await read(signal), taken: name ? TAKEN.attachment(name) : undefined };
    } catch (error) {
      signal.throwIfAborted();
      // One that cannot be read does not cost the cook the next.
      if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    }
  }
  return null;
}

type Read = { name: string; read: (signal: AbortSignal) => Promise<ExtractedRecipe> };

function readerOf({ name, bytes }: Attachment, depth: number): Read | null {
  if (isPdf(bytes)) return { name, read: async (signal) => parseWords(await fromPdf(bytes, signal), signal) };
  if (pictureKind(bytes) !== null)
    return bytes.byteLength < LEAST_PHOTO_BYTES ? null : { name, read: (signal) => fromPhoto(bytes, signal) };
  if (depth < MAX_DEPTH && documentFormat(bytes) !== null)
    return { name, read: async (signal) => (await fromDocument(bytes, signal, depth + 1)).recipe };
  return null;
}
