/** A Word document as HTML, by mammoth: headings, lists, tables and text boxes. Plain Node, in the child. */
import mammoth from "mammoth";
import { decodeXml, openZip } from "./open-zip.mjs";
import { Refused } from "./refused.mjs";

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];
/** Pictures are not read: their places stay empty. */
const NO_PICTURES = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));

/** A cell of one paragraph is a piece of its row; a cell of several is a column of the page. */
const LONE_PARAGRAPH = /<(t[dh])( [^>]*)?><p>((?:(?!<\/?(?:p|t[dh]|ul|ol|h\d)\b)[^])*)<\/p><\/t[dh]>/g;

/** @param {Uint8Array} bytes @returns {Promise<import("./index.ts").DocumentPart[]>} */
export async function readDocx(bytes) {
  const files = openZip(bytes, (path) => /\.(?:xml|rels)$/.test(path));
  // why: handed over unpacked, because mammoth's own unpacking has no limits.
  const file = {
    exists: (path) => files.has(path),
    read: (path, encoding) => {
      const found = files.get(path) ?? Buffer.alloc(0);
      return Promise.resolve(encoding ? decodeXml(found) : found);
    },
  };
  try {
    const { value } = await mammoth.convertToHtml(
      { file },
      { styleMap: STYLES, convertImage: NO_PICTURES, ignoreEmptyParagraphs: false },
    );
    return [{ html: value.replace(LONE_PARAGRAPH, "<$1>$3</$1>") }];
  } catch (error) {
    throw new Refused("invalid", error);
  }
}
