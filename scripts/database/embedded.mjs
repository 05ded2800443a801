/**
 * The embedded database: PGlite (PostgreSQL compiled to WebAssembly) in a folder or in memory, served to all our
 * processes on a Unix socket that only this user may open. One promise: whoever connects to the address that
 * `serveEmbedded` returns talks to a PostgreSQL that takes one transaction after the other.
 */
import { createHash } from "node:crypto";
import { chmod, lstat, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Failure } from "../setup/say.mjs";
import { beginDatabase } from "./new-database.mjs";
import { serveWire } from "./wire-server.mjs";

/** PostgreSQL clients find the socket in its folder by this name. */
const SOCKET_NAME = ".s.PGSQL.5432";
/** Linux allows 107 bytes for a socket's path, macOS 103. */
const LONGEST_SOCKET_PATH = 103;

/** The address of a database whose socket lies in `folder`, as DATABASE_URL takes it. */
export const socketUrl = (folder) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** Where the socket of a data folder goes: inside it, or in a short folder of our own when that path is too long. */
export function socketFolder(dataDir) {
  const inside = join(dataDir, "run");
  if (Buffer.byteLength(join(inside, SOCKET_NAME)) <= LONGEST_SOCKET_PATH) return inside;
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  return join(tmpdir(), `plainspoon-${process.getuid?.() ?? "user"}-${name}`);
}

/**
 * Makes the folder ours alone, or takes it when it is. The short one lies where everybody may write, under a name that can be known:
 * in a stranger's folder, or behind a stranger's link, the stranger could open our database.
 * @throws Failure when it belongs to somebody else or is no folder.
 */
export async function ownFolder(folder) {
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && (process.getuid === undefined || found.uid === process.getuid());
  if (!isOurs)
    throw new Failure(
      `The database's socket cannot go to ${folder}: it is not a folder of this user. Remove it, or set DATA_DIR to a shorter path.`,
    );
  await chmod(folder, 0o700);
}

/**
 * Opens the database of `dataDir` (in memory when null, from the dump `image` when given) and serves it.
 * The caller holds the folder's lock: PGlite itself does not notice a second owner.
 * @returns its address, `dump()` for a copy of the whole database, and `close()`, after which everything is on disk.
 */
export async function serveEmbedded({ dataDir, image = undefined }) {
  const folder = dataDir === null ? await mkdtemp(join(tmpdir(), "plainspoon-db-")) : socketFolder(dataDir);
  await ownFolder(folder);
  await rm(join(folder, SOCKET_NAME), { force: true });
  const path = dataDir === null ? "memory://" : join(dataDir, "postgres");
  if (dataDir !== null) {
    await beginDatabase(path);
    await mkdir(path, { recursive: true, mode: 0o700 });
  }
  const database = await PGlite.create(path, image ? { loadDataDir: image } : {});
  endWhenBroken(database);
  const server = await serveWire(database, join(folder, SOCKET_NAME));
  return {
    url: socketUrl(folder),
    dump: () => database.dumpDataDir("none"),
    close: async () => {
      await server.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A refused statement is an answer; an exception out of the engine means that the engine is broken and every later
 * query would hang. The process ends then, and whoever started it starts it anew: the database recovers from its log.
 */
function endWhenBroken(database) {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      return await run(message, options);
    } catch (error) {
      process.stderr.write(`The embedded database broke down: ${String(error)}\n`);
      process.exit(70);
    }
  };
}
