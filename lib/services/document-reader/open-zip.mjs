/** The files of a zip that a document's reader wants, counted while they unpack. Plain Node, in the child. */
import { Unzip, UnzipInflate } from "fflate";
import { Refused } from "./refused.mjs";

/** A book has a file for each chapter and picture. */
const MAX_ENTRIES = 5_000;
/** All words of a document together, with their markup: a long book has a tenth of it. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/** Unpacked at a time, so that what a small piece grows to stays bounded before it is counted. */
const PIECE_BYTES = 32 * 1024;

/**
 * @param {Uint8Array} bytes
 * @param {(path: string) => boolean} isWanted the others are not unpacked
 * @returns {Map<string, Uint8Array>} by path
 * @throws Refused `unpacked` for more entries or bytes than any document has, `invalid` for a damaged file
 */
export function openZip(bytes, isWanted) {
  const files = new Map();
  let [entries, unpacked] = [0, 0];
  const reader = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new Refused("unpacked");
    if (!isWanted(file.name)) return;
    const parts = [];
    file.ondata = (error, part, last) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Refused("unpacked");
      parts.push(part);
      if (last) files.set(file.name, Buffer.concat(parts));
    };
    file.start();
  });
  reader.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      reader.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("invalid", error);
  }
  if (entries === 0) throw new Refused("invalid");
  return files;
}

/** @param {Map<string, Uint8Array>} files @throws Refused `invalid` when it is not there */
export function textOf(files, path) {
  const bytes = files.get(path);
  if (!bytes) throw new Refused("invalid");
  return decodeXml(bytes);
}

const DECLARED = /^[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{2,40})["']/;

/** Words of an XML or XHTML file: byte order mark, else what it declares, else UTF-8. @param {Uint8Array} bytes */
export function decodeXml(bytes) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const head = Buffer.from(bytes.subarray(0, 200)).toString("latin1");
  const label = /^\s*<\?xml/.test(head) ? DECLARED.exec(head)?.[1] : undefined;
  try {
    return new TextDecoder(label ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder("utf-8").decode(bytes);
  }
}
