/**
 * One owner of a data folder at a time. The lock is a small JSON file in the folder that names the owning process and
 * tells others what it offers (the database's address, the app's). A lock whose process is gone, by kill -9 or a power
 * cut, counts for nothing; a process that merely got the same number later is told apart by when it began.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../setup/say.mjs";

const lockFile = (dataDir) => join(dataDir, "lock.json");

/** When the process began, in the system's own words; null when there is no such process. */
function beganAt(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return null;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? null : (fields[19] ?? null);
  } catch {
    const listed = spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" });
    return listed.stdout?.trim() || null;
  }
}

/** What names a process for good: its number, and when it began. */
export const processIdentity = (pid) => ({ pid, began: beganAt(pid) });

const lives = (identity) =>
  identity != null && identity.began !== null && beganAt(identity.pid) === identity.began;

async function read(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}

const someLive = (lock) => [lock.owner, lock.database, lock.app].some(lives);

/** The lock's content while its owner, or a process that the owner started, lives; null when the folder is free. */
export async function holderOf(dataDir) {
  const lock = await read(lockFile(dataDir));
  return lock && someLive(lock) ? lock : null;
}

/** True when the owner, or the npm that it belonged to, is gone and the rest is ending too: the folder is free in a moment. */
export const isClosing = (lock) => !lives(lock.owner) || (lock.npm !== undefined && !lives(lock.npm));

/**
 * Takes the folder for this process (made if missing).
 * @returns `tell(more)` to add what others may know, and `release()`.
 * @throws Failure with `busy(holder)` when a living process holds it.
 */
export async function takeFolder(dataDir, purpose, busy) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
    throw new Failure(`DATA_DIR cannot be used: ${dataDir} cannot be made (${error.code}).`);
  });
  const file = lockFile(dataDir);
  let content = { id: randomUUID(), purpose, owner: processIdentity(process.pid) };
  while (!(await writeNew(file, content))) {
    const holder = await holderOf(dataDir);
    if (holder) throw new Failure(busy(holder));
    await clearStale(file);
  }
  return {
    tell: async (more) => {
      content = { ...content, ...more };
      await writeFile(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    release: async () => {
      if ((await read(file))?.id === content.id) await rm(file, { force: true });
    },
  };
}

/** Puts the whole lock in place at once, so that nobody reads half of it; false when there is one already. */
async function writeNew(file, content) {
  const whole = `${file}.${content.id}`;
  try {
    await writeFile(whole, JSON.stringify(content), { mode: 0o600 });
    await link(whole, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw new Failure(`DATA_DIR cannot be used: ${file} cannot be written (${error.code}).`);
  } finally {
    await rm(whole, { force: true });
  }
}

/** Removes a dead lock; if another process made a living one in the same moment, that one is put back. */
async function clearStale(file) {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const removed = await read(aside);
  if (removed && someLive(removed)) await rename(aside, file);
  else await rm(aside, { force: true });
}
