import "server-only";
/** The two uploads of the converter: what they may be, how large, and the sentence for each refusal (limits.md#sizes). */
import { pictureKind } from "@/lib/rules/media/kind";
import { pdf, PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { photo, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit, megabytes } from "@/lib/rules/sources/source";
import { env } from "@/lib/env";
import { upload, readFormFile } from "./body";
import { AppError } from "@/lib/errors";
import { IMPORT_MAX_BYTES } from "@/lib/rules/limits";

const MB = 1024 * 1024;

/** A photo is judged by its bytes: phones and browsers declare all sorts of types. */
export const photoUpload = upload({
  field: photo.file.field,
  maxBytes: env.MAX_PHOTO_BYTES,
  sentences: { ...PHOTO_ERRORS, tooLarge: withLimit(PHOTO_ERRORS.tooLarge, env.MAX_PHOTO_BYTES / MB) },
  sniff: (bytes) => pictureKind(bytes) !== null,
});

/** A PDF must be declared as one; the PDF reader checks the bytes. */
export const pdfUpload = upload({
  field: pdf.file.field,
  maxBytes: env.MAX_PDF_BYTES,
  sentences: { ...PDF_ERRORS, tooLarge: withLimit(PDF_ERRORS.tooLarge, env.MAX_PDF_BYTES / MB) },
  declared: [pdf.file.type],
});

/** The file of an import, with its name: the name helps to tell formats apart. */
export const IMPORT_FILE = {
  input: "multipart, field `file`",
  async read(request: Request): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
    const file = await readFormFile(request, "file", IMPORT_MAX_BYTES, {
      missing: "Please choose a file to import.",
      tooLarge: `This file is larger than ${megabytes(IMPORT_MAX_BYTES)}.`,
    });
    if (file.size === 0) throw new AppError("unreadable", "This file is empty.");
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  },
};
