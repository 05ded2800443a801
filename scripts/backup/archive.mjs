/**
 * A backup as a file: a gzipped tar that any tool opens. `pictures/NAME` and `tables/NAME.jsonl` (one row a line), `secret` where the
 * installation keeps one, and at its end `manifest.json`: what it was made of and how much must be in it. Without its end it is none.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { Failure } from "../setup/say.mjs";
import { rowsDigest } from "./tables.mjs";

/** Raised when what lies in a backup changes so that an older version of these programs would misread it. */
export const FORMAT = 1;
const MANIFEST = "manifest.json";
const LARGEST_MANIFEST = 10_000_000;
const PRIVATE = 0o600;

/** Begins the file at `path`: `add(name, bytes)`, `addFile(name, path)`, `end(manifest)`, after which all of it is on the disk. */
export function writeArchive(path) {
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(path, { mode: PRIVATE, flags: "wx" }));
  // Told by whichever of the calls below waits for it.
  written.catch(() => undefined);
  const entry = (header, bytes) =>
    Promise.race([
      new Promise((done, failed) => {
        tar.entry({ mode: PRIVATE, ...header }, bytes, (error) => (error ? failed(error) : done()));
      }),
      written,
    ]);
  return {
    add: (name, bytes) => entry({ name }, Buffer.from(bytes)),
    async addFile(name, from) {
      const { size } = await stat(from);
      if (size === 0) return entry({ name }, Buffer.alloc(0));
      await Promise.race([
        pipeline(createReadStream(from), tar.entry({ name, size, mode: PRIVATE })),
        written,
      ]);
    },
    async end(manifest) {
      await entry({ name: MANIFEST }, Buffer.from(JSON.stringify(manifest)));
      tar.finalize();
      await written;
      const file = await open(path);
      await file.sync();
      await file.close();
    },
  };
}

/** Calls `each` with `(name, stream)` for every part of the file, in order; it must read the stream to its end. */
export async function readArchive(path, each) {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar);
  reading.catch(() => undefined);
  try {
    for await (const part of tar) {
      await each(part.header.name, part);
      part.resume();
    }
    await reading;
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error.code === "ENOENT") throw new Failure(`There is no file ${path}.`);
    if (isDamage(error))
      throw new Failure(`${path} is no whole backup: it is damaged or cut off (${error.message}).`);
    throw error;
  }
}

const isDamage = ({ code, message }) =>
  String(code).startsWith("Z_") || /tar|unexpected end|premature close|writable stream closed/i.test(message);

/** The lines of a part. */
export const linesOf = (stream) => createInterface({ input: stream, crlfDelay: Infinity });

/** The bytes of a part. */
export async function bytesOf(stream, most = Infinity) {
  const chunks = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > most) throw new Failure("A part of the backup is larger than it can be.");
  }
  return Buffer.concat(chunks);
}

const TABLE = /^tables\/(.+)\.jsonl$/;
const PICTURE = /^pictures\/(.+)$/;

/** The table or the picture that a part holds. */
export const partOf = (name) => ({ table: TABLE.exec(name)?.[1], picture: PICTURE.exec(name)?.[1] });

/** What all pictures together are told by: their names and bytes, in whatever order. */
export const pictureLine = (name, bytes) => `${name} ${createHash("sha256").update(bytes).digest("hex")}`;

/**
 * Reads the whole file and counts it.
 * @returns its manifest
 * @throws Failure when it is damaged, cut off, or does not hold what its manifest says
 */
export async function openBackup(path) {
  let manifest = null;
  const tables = new Map();
  const pictures = rowsDigest();
  await readArchive(path, async (name, stream) => {
    const { table, picture } = partOf(name);
    if (table !== undefined) {
      const digest = rowsDigest();
      for await (const line of linesOf(stream)) digest.add(line);
      tables.set(table, digest.result());
    } else if (picture !== undefined) pictures.add(pictureLine(picture, await bytesOf(stream)));
    else if (name === MANIFEST) manifest = JSON.parse(await bytesOf(stream, LARGEST_MANIFEST));
  });
  if (manifest === null) throw new Failure(`${path} is no whole backup: its end is missing.`);
  if (manifest.format !== FORMAT)
    throw new Failure(
      `${path} was made by a newer version of the app (format ${manifest.format}): restore it with that version.`,
    );
  const same = (one, other) => one?.rows === other.rows && one.digest === other.digest;
  const wrong = manifest.tables
    .filter((table) => !same(tables.get(table.name), table))
    .map(({ name }) => name);
  if (!same(pictures.result(), manifest.pictures)) wrong.push("the pictures");
  if (wrong.length > 0)
    throw new Failure(
      `${path} does not hold what its end says: ${wrong.join(", ")} are not what was backed up.`,
    );
  return manifest;
}
