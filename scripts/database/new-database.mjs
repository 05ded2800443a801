/**
 * A new, empty database, made once and unpacked wherever one is begun: making it takes four seconds, unpacking it less than one. What it
 * holds depends on PGlite's version alone, and neither on the machine nor on our migrations, which a start applies as to any other.
 */
import { closeSync, existsSync, mkdirSync, openSync, writeSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/** In the sources and in a built output alike; `buildWorkers` writes it (scripts/setup/workers.mjs). */
const FILE = join(import.meta.dirname, "../../.workers/new-database.tar.gz");

/**
 * Puts a new database at `path` unless one is there. Without the file it does nothing, and PGlite makes one itself.
 * It is unpacked beside and then renamed: whoever is killed meanwhile leaves no half of a database to start from.
 */
export async function beginDatabase(path) {
  if (existsSync(join(path, "PG_VERSION"))) return;
  const packed = await readFile(FILE).catch(() => null);
  if (packed === null) return;
  const fresh = `${path}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const tar = extract();
  await Promise.all([pipeline(Readable.from([packed]), createGunzip(), tar), unpackAll(fresh, tar)]);
  try {
    await rename(fresh, path);
  } catch (error) {
    // What a start before this file left half made is PGlite's to mend.
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    await rm(fresh, { recursive: true, force: true });
  }
}

async function unpackAll(folder, tar) {
  for await (const part of tar) await unpack(folder, part);
}

/** By plain system calls: a thousand small files, and nobody waits for anything else of this process. */
async function unpack(folder, part) {
  const target = join(folder, normalize(`/${part.header.name}`));
  if (part.header.type === "directory") {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    part.resume();
    return;
  }
  const file = openSync(target, "w", 0o600);
  try {
    for await (const bytes of part) writeSync(file, bytes);
  } finally {
    closeSync(file);
  }
}
