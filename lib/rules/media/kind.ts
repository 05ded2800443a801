/** What a file is, by its first bytes: names and declared types are the sender's word only. */

/** Pictures that can be decoded here; SVG is text that can hold programs and is none of them. HEIC is drawn anew before it is read. */
export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "avif" | "heic" | "tiff";
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
  if (asciiAt(bytes, 4, "ftyp")) return kindOfBrands(brandsOf(bytes));
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a]))
    return "tiff";
  return null;
}

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);
const AVIF_BRANDS = new Set(["avif", "avis"]);
/** A file that is compatible with more than this is none. */
const MAX_BRANDS = 32;

/** Major and compatible brands of a file's first box (ISO/IEC 14496-12, 4.3). */
function brandsOf(bytes: Uint8Array): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const end = Math.min(size, bytes.length, 16 + MAX_BRANDS * 4);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) {
    // Behind the major brand stands its version.
    if (at !== 12) brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)));
  }
  return brands;
}

/** The major brand decides; "mif1" only says that it is a picture, and the others say of which kind. */
function kindOfBrands(brands: readonly string[]): PictureKind | null {
  for (const brand of brands) {
    if (AVIF_BRANDS.has(brand)) return "avif";
    if (HEIC_BRANDS.has(brand)) return "heic";
  }
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
