/**
 * Next's bundler writes one and the same chunk once for each page that begins with it, under a name of its own: fifteen times the engine.
 * Of chunks with one text the first stays; the others become a line that leads to it. That is smaller to carry, and the server reads and
 * keeps the text once: a chunk is a list of modules that are known by their numbers, whichever chunk they came in.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Its map is for people with the sources, and named by the chunk. */
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/;
/** Below this a line that leads elsewhere saves nothing. */
const WORTH_BYTES = 1024;

export async function shareEqualChunks(folder) {
  const kept = new Map();
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js")).sort();
  for (const name of names) {
    const file = join(folder, name);
    const text = await readFile(file, "utf8");
    const bare = text.replace(MAP_COMMENT, "");
    if (bare.length < WORTH_BYTES) continue;
    const hash = createHash("sha256").update(bare).digest("base64");
    const first = kept.get(hash);
    kept.set(hash, first ?? file);
    if (!first) {
      if (bare !== text) await writeFile(file, bare);
      continue;
    }
    const way = relative(dirname(file), first).split(sep).join("/");
    await writeFile(
      file,
      `module.exports=require(${JSON.stringify(way.startsWith(".") ? way : `./${way}`)});`,
    );
  }
}
