/** What a file is, by its first bytes: names and declared types are the sender's word only. */

/** Pictures that can be decoded here; SVG is text that can hold programs and is none of them. */
export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "avif" | "tiff";
export type MediaKind = PictureKind | "pdf";

/** How far into a file the PDF header may stand (PDF 1.7, implementation note 13). */
const PDF_HEADER_SCAN_BYTES = 1024;

/** The file's kind, or null when it is none that Plainspoon reads. */
export function mediaKind(bytes: Uint8Array): MediaKind | null {
  return pictureKind(bytes) ?? (isPdf(bytes) ? "pdf" : null);
}

/** The picture's format, or null when the bytes are no picture that can be decoded. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (asciiAt(bytes, 0, "GIF87a") || asciiAt(bytes, 0, "GIF89a")) return "gif";
  if (asciiAt(bytes, 0, "RIFF") && asciiAt(bytes, 8, "WEBP")) return "webp";
  if (asciiAt(bytes, 4, "ftyp") && (asciiAt(bytes, 8, "avif") || asciiAt(bytes, 8, "avis"))) return "avif";
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a]))
    return "tiff";
  return null;
}

/** True when the PDF header stands where readers look for it. */
export function isPdf(bytes: Uint8Array): boolean {
  const last = Math.min(bytes.length, PDF_HEADER_SCAN_BYTES) - 5;
  for (let at = 0; at <= last; at += 1) if (asciiAt(bytes, at, "%PDF-")) return true;
  return false;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function asciiAt(bytes: Uint8Array, offset: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
