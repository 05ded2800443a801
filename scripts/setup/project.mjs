/** Where the project lies, its `.env`, and how a file's content is told from what it was when something was last made of it. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** True in a built output (scripts/setup/output.mjs): nothing is installed, generated or built there. */
export const IS_OUTPUT = existsSync(join(ROOT, "server.js"));

/** Where the app runs from, once it is built. */
export const OUTPUT = IS_OUTPUT ? ROOT : join(ROOT, ".next/standalone");

/** Reads `.env.local` and `.env` into the environment; what is already set there wins. */
export function loadEnvFiles() {
  for (const name of [".env.local", ".env"]) {
    const file = join(ROOT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/** A hash over files and folders of the project (relative paths; missing ones count as missing) and some words. */
export async function hashOf(paths, { skip = () => false, words = [] } = {}) {
  const hash = createHash("sha256");
  const add = async (path) => {
    const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => null);
    if (entries === null) {
      const content = await readFile(join(ROOT, path)).catch(() => null);
      hash.update(`${path}\0${content === null ? "missing" : content.length}\0`).update(content ?? "");
      return;
    }
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name } of entries) {
      const inside = `${path}/${name}`;
      if (!skip(inside)) await add(inside);
    }
  };
  for (const path of paths) await add(path);
  for (const word of words) hash.update(`${word}\0`);
  return hash.digest("hex");
}

/**
 * Runs `make` unless what it makes (`makes`, a path) is there and the file `record` says that the last success had the
 * same `hash`. A failed or interrupted run is run again.
 */
export async function unlessMade({ makes, record, hash }, make) {
  const file = join(ROOT, record);
  const last = await readFile(file, "utf8").catch(() => null);
  if (last === hash && existsSync(join(ROOT, makes))) return;
  if (last !== null) await rm(file, { force: true });
  await make();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, hash);
}
