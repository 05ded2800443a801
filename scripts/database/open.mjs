/** A database to work on for as long as a command runs: the configured one, that of the running app, or the folder's own. */
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../setup/say.mjs";
import { holderOf, isClosing, processIdentity, takeFolder } from "./folder-lock.mjs";
import { startDatabaseProcess } from "./process.mjs";
import { finishSwap } from "./swap.mjs";

const POLL_MS = 100;

/** Waits while an owner that is gone still closes its database. */
export async function untilClosed(dataDir, milliseconds) {
  const end = Date.now() + milliseconds;
  for (;;) {
    const holder = await holderOf(dataDir);
    if (!holder || !isClosing(holder) || Date.now() > end) return;
    await wait(POLL_MS);
  }
}

/**
 * Starts the embedded database of a folder that this process holds, and tells others its address.
 * @returns `{ url, child, stop }`
 */
export async function startEmbedded(dataDir, lock) {
  await finishSwap(dataDir);
  const database = await startDatabaseProcess([dataDir], (child) =>
    lock.tell({ database: processIdentity(child.pid) }),
  );
  await lock.tell({ databaseUrl: database.url, database: processIdentity(database.child.pid) });
  return database;
}

/**
 * @param purpose what the folder's lock shows to others, for example "admin:create".
 * @returns `{ url, running, close }`; `running` is the running app's lock, when there is one.
 * @throws Failure when another process holds the folder and offers no database within `milliseconds`.
 */
export async function openDatabase({ DATA_DIR, DATABASE_URL }, purpose, milliseconds) {
  if (DATABASE_URL) return { url: DATABASE_URL, running: null, close: async () => undefined };
  const end = Date.now() + milliseconds;
  for (;;) {
    const holder = await holderOf(DATA_DIR);
    if (!holder) break;
    if (holder.databaseUrl && !isClosing(holder) && holder.purpose === "app") {
      return { url: holder.databaseUrl, running: holder, close: async () => undefined };
    }
    if (Date.now() > end) {
      throw new Failure(
        `${DATA_DIR} is in use by ${holder.purpose} (process ${holder.owner.pid}); try again when it has finished.`,
      );
    }
    await wait(POLL_MS);
  }
  const lock = await takeFolder(
    DATA_DIR,
    purpose,
    () => `${DATA_DIR} is in use by another process; try again in a moment.`,
  );
  try {
    const database = await startEmbedded(DATA_DIR, lock);
    const close = async () => {
      await database.stop();
      await lock.release();
    };
    return { url: database.url, running: null, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
