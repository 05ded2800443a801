import "server-only";
import { gunzipSync } from "node:zlib";
import { Unzip, UnzipInflate } from "fflate";
import { AppError } from "@/lib/errors";

/** A file found in an upload, after unpacking. */
export type PackedFile = { path: string; bytes: Uint8Array };

const MAX_FILES = 10_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
const MAX_DEPTH = 3;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const tooLarge = () => new AppError("too_large", "This archive is too large when it is unpacked.");

type Budget = { files: number; bytes: number };

function spend(budget: Budget, bytes: number): void {
  budget.bytes -= bytes;
  if (budget.bytes < 0) throw tooLarge();
}

/** zlib's own word for more than `maxOutputLength`. */
const isOverBound = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

function gunzip(bytes: Uint8Array, budget: Budget): Uint8Array {
  const unpacked = gunzipSync(bytes, { maxOutputLength: Math.max(1, budget.bytes) });
  spend(budget, unpacked.length);
  return unpacked;
}

function unzip(bytes: Uint8Array, budget: Budget): PackedFile[] {
  const files: PackedFile[] = [];
  const reader = new Unzip((file) => {
    if (file.name.endsWith("/")) return;
    budget.files -= 1;
    if (budget.files < 0) throw tooLarge();
    const parts: Uint8Array[] = [];
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

/**
 * The files of an upload: itself, or what a zip or gzip holds, archives inside archives too. Counted while it unpacks.
 * @throws AppError `too_large` for an archive bomb, `unreadable` for a damaged archive
 */
export function unpack(
  path: string,
  bytes: Uint8Array,
  budget: Budget = { files: MAX_FILES, bytes: MAX_UNPACKED_BYTES },
  depth = 0,
): PackedFile[] {
  if (depth > MAX_DEPTH) return [];
  try {
    if (isGzip(bytes)) return unpack(path, gunzip(bytes, budget), budget, depth + 1);
    if (isZip(bytes))
      return unzip(bytes, budget).flatMap((file) => unpack(file.path, file.bytes, budget, depth + 1));
  } catch (error) {
    if (isOverBound(error)) throw tooLarge();
    throw error instanceof AppError
      ? error
      : new AppError("unreadable", "This archive is damaged and cannot be opened.", { cause: error });
  }
  return [{ path, bytes }];
}
