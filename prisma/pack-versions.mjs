/** Tells whether a recipe of the pack has changed, for the seed and for the commands that only want to know whether to run it. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export const PACK_FOLDER = join(import.meta.dirname, "library");
/** How a drawing becomes a picture is part of what is stored. */
const DRAWING = join(import.meta.dirname, "../lib/images/drawing.ts");

/** @returns for each recipe's id a hash of the files it is made of. */
export async function packVersions() {
  const names = (await readdir(PACK_FOLDER)).filter((name) => name.endsWith(".json"));
  const versions = names.map(async (name) => {
    const id = name.slice(0, -".json".length);
    const hash = createHash("sha256");
    for (const path of [join(PACK_FOLDER, name), join(PACK_FOLDER, `${id}.svg`), DRAWING])
      hash.update(await readFile(path)).update("\0");
    return [id, hash.digest("hex")];
  });
  return Object.fromEntries(await Promise.all(versions));
}
