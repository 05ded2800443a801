import "server-only";
/** The two uploads of the converter: what they may be, how large, and the sentence for each refusal (limits.md#sizes). */
import type { z } from "zod";
import { documentFormat, isDocumentFile } from "@/lib/rules/media/document";
import { isPdf, pictureKind } from "@/lib/rules/media/kind";
import { DOCUMENT_ERRORS } from "@/lib/rules/sources/document";
import { pdf, PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { ofPhoto, photo, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit, megabytes } from "@/lib/rules/sources/source";
import { env } from "@/lib/env";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { CHOSEN_KEYS_MAX_CHARS, ChosenKeys } from "@/lib/contract/recipe-import";
import { type BodyReader, MULTIPART, json, mediaType, readForm, readFormFile, uploads } from "./body";
import { parseInput } from "./input";
import { AppError } from "@/lib/errors";
import { IMPORT_MAX_BYTES, PHOTOS_MAX, PHOTOS_MAX_BYTES } from "@/lib/rules/limits";
import { t } from "@/lib/messages";

const MB = 1024 * 1024;

/** Photos are judged by their bytes: phones and browsers declare all sorts of types. */
export const photoUploads = uploads({
  field: photo.file.field,
  most: { files: PHOTOS_MAX, bytes: PHOTOS_MAX_BYTES },
  nameOf: ofPhoto,
  maxBytes: env.MAX_PHOTO_BYTES,
  sentences: { ...PHOTO_ERRORS, tooLarge: withLimit(PHOTO_ERRORS.tooLarge, env.MAX_PHOTO_BYTES / MB) },
  sniff: (bytes) => pictureKind(bytes) !== null,
});

/** A PDF, or a document of another program: it must be declared as one of them, and its bytes say which. Their readers check the rest. */
export const documentUpload: BodyReader<{ kind: "pdf" | "document"; bytes: Uint8Array<ArrayBuffer> }> = {
  type: MULTIPART,
  form: { file: pdf.file.field },
  input: `multipart, field \`${pdf.file.field}\` (${Math.round(env.MAX_PDF_BYTES / MB)} MB)`,
  async read(request) {
    const file = await readFormFile(request, pdf.file.field, env.MAX_PDF_BYTES, {
      ...PDF_ERRORS,
      tooLarge: withLimit(PDF_ERRORS.tooLarge, env.MAX_PDF_BYTES / MB),
    });
    const asDocument = isDocumentFile(file);
    if (!asDocument && mediaType(file.type) !== pdf.file.type)
      throw new AppError("unsupported", PDF_ERRORS.wrongType);
    if (file.size === 0)
      throw new AppError("unreadable", asDocument ? DOCUMENT_ERRORS.empty : PDF_ERRORS.empty);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isDocument = !isPdf(bytes) && (asDocument || documentFormat(bytes) !== null);
    return { kind: isDocument ? "document" : "pdf", bytes };
  },
};

/** JSON that holds a whole page, escaped: as large as a page that is fetched may be (limits.md#sizes). */
export const seenPage = <S extends z.ZodType>(name: string, schema: S): BodyReader<z.output<S>> =>
  json(name, schema, {
    maxBytes: 2 * env.MAX_PAGE_BYTES,
    tooLarge: withLimit(URL_ERRORS.tooLarge, env.MAX_PAGE_BYTES / MB),
  });

type ImportUpload = { name: string; bytes: Uint8Array<ArrayBuffer> };

const importTooLarge = `This file is larger than ${megabytes(IMPORT_MAX_BYTES)}.`;

/** The file of an import, with its name: the name helps to tell formats apart. */
export const IMPORT_FILE: BodyReader<ImportUpload> = {
  type: MULTIPART,
  form: { file: "file" },
  input: "multipart, field `file`",
  read: async (request) =>
    importFileOf(await readForm(request, IMPORT_MAX_BYTES, { field: "file", tooLarge: importTooLarge })),
};

/** The same with the keys of the recipes that are to come in, where only some are. */
export const IMPORT_CHOSEN: BodyReader<ImportUpload & { chosen?: string[] }> = {
  type: MULTIPART,
  form: { file: "file", texts: ["keys"] },
  input:
    "multipart, field `file`, and `keys` of the preview where only some are to come in, with commas between",
  async read(request) {
    const form = await readForm(request, IMPORT_MAX_BYTES + CHOSEN_KEYS_MAX_CHARS, {
      field: "file",
      tooLarge: importTooLarge,
    });
    const file = await importFileOf(form);
    const keys = form.get("keys");
    return keys === null ? file : { ...file, chosen: parseInput(ChosenKeys, keys) };
  },
};

async function importFileOf(form: FormData): Promise<ImportUpload> {
  const file = form.get("file");
  if (!(file instanceof File)) throw new AppError("invalid", t("Please choose a file to import."));
  if (file.size > IMPORT_MAX_BYTES) throw new AppError("too_large", importTooLarge);
  if (file.size === 0) throw new AppError("unreadable", t("This file is empty."));
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
