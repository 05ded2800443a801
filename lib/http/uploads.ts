import "server-only";
/** The two uploads of the converter: what they may be, how large, and the sentence for each refusal (limits.md#sizes). */
import { pictureKind } from "@/lib/rules/media/kind";
import { pdf, PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { photo, PHOTO_ERRORS } from "@/lib/rules/sources/photo";
import { withLimit } from "@/lib/rules/sources/source";
import { env } from "@/lib/env";
import { upload } from "./body";

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
