/** Starts the process that owns an embedded database, and waits until it answers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "serve.mjs");

/**
 * @param {string[]} args what serve.mjs takes: the data folder, or `--memory` and an image.
 * @param onSpawn told of the process before the database opens.
 * @returns `{ url, child, stop }`; `stop()` resolves when the database is closed and the process has ended.
 * @throws Error with the reason when the database does not open.
 */
export async function startDatabaseProcess(args, onSpawn = async () => undefined) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const told = once(child, "message");
  await onSpawn(child);
  const first = await Promise.race([
    told.then(([message]) => message),
    ended.then(() => ({ error: "its process ended while it was opening" })),
  ]);
  if (!first.url) throw new Error(`The embedded database does not open: ${first.error}`);
  return {
    url: first.url,
    child,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
