/** Which document a file is, by its first bytes; and which are taken, for file pickers and uploads. */

/** Documents that are read, each by the reader of its name in `lib/services/document-reader`. */
export const DOCUMENTS = [
  {
    format: "docx",
    label: "Word",
    ending: "docx",
    types: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  },
  { format: "odt", label: "OpenDocument", ending: "odt", types: ["application/vnd.oasis.opendocument.text"] },
  {
    format: "rtf",
    label: "RTF",
    ending: "rtf",
    types: ["application/rtf", "text/rtf", "text/richtext", "application/msword"],
  },
  { format: "epub", label: "EPUB", ending: "epub", types: ["application/epub+zip"] },
  { format: "eml", label: "e-mail", ending: "eml", types: ["message/rfc822"] },
  { format: "mbox", label: "mailbox", ending: "mbox", types: ["application/mbox"] },
] as const;

export type DocumentFormat = (typeof DOCUMENTS)[number]["format"];
/** Documents that are known and cannot be read: `password` is a locked one of Office, `outdated` one of its old formats. */
type ClosedDocument = "password" | "outdated";

/** Of a file picker. */
export const DOCUMENT_ENDINGS: readonly string[] = DOCUMENTS.map(({ ending }) => `.${ending}`);

const UNTOLD = new Set(["", "application/octet-stream", "text/plain"]);

/** Whether a file says that it is one of these documents: by its type, or where a system knows no type for it, by its name. */
export function isDocumentFile({ name, type }: { name: string; type: string }): boolean {
  const declared = type.toLowerCase();
  if (DOCUMENTS.some(({ types }) => (types as readonly string[]).includes(declared))) return true;
  return UNTOLD.has(declared) && DOCUMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}

/** A mail's head is looked for in so much of a file. */
const HEAD_BYTES = 4096;
/** The first entries of a zip say what it holds; a file's directory stands at its end. */
const ZIP_SCAN_BYTES = 256 * 1024;
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Of a header line (RFC 5322, 2.2). */
const HEADER_LINE = /^[!-9;-~]{1,60}:/;
const MAIL_HEADERS =
  /^(?:from|to|subject|date|received|return-path|mime-version|message-id|content-type|delivered-to):/im;

/** The format of a document, why it cannot be read, or null for what is none. */
export function documentFormat(bytes: Uint8Array): DocumentFormat | ClosedDocument | null {
  if (COMPOUND_FILE.every((byte, at) => bytes[at] === byte))
    return includes(bytes, wide("EncryptedPackage")) ? "password" : "outdated";
  const head = ascii(bytes.subarray(0, HEAD_BYTES)).replace(/^ï»¿/, "");
  if (head.startsWith("PK\u0003\u0004")) return zipFormat(bytes, head);
  if (/^\s*\{\\rtf/.test(head)) return "rtf";
  if (/^From [^\n]{1,200}\n/.test(head)) return "mbox";
  const lines = head.split(/\r?\n/, 3);
  if (lines[0] !== undefined && HEADER_LINE.test(lines[0]) && MAIL_HEADERS.test(head)) return "eml";
  return null;
}

function zipFormat(bytes: Uint8Array, head: string): DocumentFormat | null {
  if (head.includes("mimetypeapplication/epub+zip")) return "epub";
  if (head.includes("mimetypeapplication/vnd.oasis.opendocument.text")) return "odt";
  const names = [bytes.subarray(0, ZIP_SCAN_BYTES), bytes.subarray(-ZIP_SCAN_BYTES)];
  const holds = (name: string) => names.some((part) => includes(part, narrow(name)));
  if (holds("word/document.xml") || (holds("[Content_Types].xml") && holds("word/"))) return "docx";
  if (holds("META-INF/container.xml")) return "epub";
  if (holds("META-INF/manifest.xml") && holds("content.xml")) return "odt";
  return null;
}

const ascii = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};
const narrow = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const wide = (text: string): number[] => narrow(text).flatMap((code) => [code, 0]);

/** Linear but for repeated beginnings, which a name has none of. */
function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}
