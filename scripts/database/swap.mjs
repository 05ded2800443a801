/**
 * Puts a restored database, its pictures and its secret in the place of those of a data folder. Each is one rename; what is to be renamed
 * is written down first, so that a swap that was cut off in the middle is finished before anybody opens the folder.
 */
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const journalOf = (dataDir) => join(dataDir, "swap.json");

/**
 * Swaps what lies in the folder `fresh`; `dataDir` must be this process's.
 * @param {{ fresh: string, aside: string, names: string[] }} what folders within `dataDir`, and what is swapped; `aside` gets the old
 */
export async function swap(dataDir, { fresh, aside, names }) {
  const journal = await open(`${journalOf(dataDir)}.new`, "w", 0o600);
  await journal.writeFile(JSON.stringify({ fresh, aside, names }));
  await journal.sync();
  await journal.close();
  await rename(`${journalOf(dataDir)}.new`, journalOf(dataDir));
  await finishSwap(dataDir);
}

/** Finishes a swap that was cut off; without one it does nothing. */
export async function finishSwap(dataDir) {
  const written = await readFile(journalOf(dataDir), "utf8").catch(() => null);
  if (written === null) return;
  const { fresh, aside, names } = JSON.parse(written);
  for (const name of names) {
    const [place, restored, old] = [
      join(dataDir, name),
      join(dataDir, fresh, name),
      join(dataDir, aside, name),
    ];
    if (!existsSync(restored)) continue;
    if (existsSync(place)) {
      await mkdir(join(dataDir, aside), { recursive: true, mode: 0o700 });
      await rename(place, old);
    }
    await rename(restored, place);
  }
  await rm(join(dataDir, fresh), { recursive: true, force: true });
  await rm(journalOf(dataDir), { force: true });
}
