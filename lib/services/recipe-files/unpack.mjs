/** What an upload holds: itself, or the files of a zip or gzip, archives inside archives too. Counted while it unpacks. Plain Node, in the child. */
import { gunzipSync } from "node:zlib";
import { Unzip, UnzipInflate } from "fflate";

const MAX_FILES = 10_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_DEPTH = 3;

/** Why an upload cannot be unpacked. */
export class Refused extends Error {
  /** @param {"too_large" | "unreadable"} code */
  constructor(code, cause) {
    super(code, { cause });
    this.code = code;
  }
}

const isZip = (bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isGzip = (bytes) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function spend(budget, bytes) {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw new Refused("too_large");
}

function gunzip(bytes, budget) {
  const unpacked = gunzipSync(bytes, { maxOutputLength: Math.max(1, budget.bytes) });
  spend(budget, unpacked.length);
  return unpacked;
}

function unzip(bytes, budget) {
  const files = [];
  const reader = new Unzip((file) => {
    if (file.name.endsWith("/")) return;
    budget.files -= 1;
    if (budget.files < 0) throw new Refused("too_large");
    const parts = [];
    file.ondata = (error, part, last) => {
      if (error) throw error;
      spend(budget, part.length);
      parts.push(part);
      if (last) files.push({ path: file.name, bytes: Buffer.concat(parts) });
    };
    file.start();
  });
  reader.register(UnzipInflate);
  reader.push(bytes, true);
  return files;
}

/** What a Mac and other systems put into an archive beside its files: "__MACOSX/._soup.json", ".DS_Store". */
const isOfTheSystem = (path) => /(?:^|\/)(?:__MACOSX\/|\.)/.test(path);

/** A file inside an archive, unpacked in its turn; damaged, it is there without its bytes, and stops no other. */
function unpackInside(file, budget, depth) {
  try {
    return unpack(file.path, file.bytes, budget, depth);
  } catch (error) {
    if (error instanceof Refused && error.code === "unreadable") return [{ path: file.path, bytes: null }];
    throw error;
  }
}

/**
 * @param {string} path
 * @param {Uint8Array} bytes
 * @returns {{ path: string, bytes: Uint8Array | null }[]} without bytes: a file inside that is damaged
 * @throws Refused `too_large` for an archive bomb, `unreadable` where the upload itself is damaged
 */
export function unpack(path, bytes, budget = { files: MAX_FILES, bytes: MAX_UNPACKED_BYTES }, depth = 0) {
  if (depth > MAX_DEPTH) return [];
  try {
    if (isGzip(bytes)) return unpack(path, gunzip(bytes, budget), budget, depth + 1);
    if (isZip(bytes))
      return unzip(bytes, budget)
        .map(({ path: inside, ...file }) => ({ ...file, path: inside.replaceAll("\\", "/") }))
        .filter((file) => !isOfTheSystem(file.path))
        .flatMap((file) => unpackInside(file, budget, depth + 1));
  } catch (error) {
    if (error instanceof Refused) throw error;
    // zlib's own word for more than `maxOutputLength`.
    throw new Refused(error?.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "unreadable", error);
  }
  return [{ path, bytes }];
}
