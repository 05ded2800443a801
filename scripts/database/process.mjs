/** Starts the process that owns an embedded database, and waits until it answers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "serve.mjs");

/**
 * @param {string[]} args what serve.mjs takes: the data folder, or `--memory` and an image.
 * @returns `{ url, child, stop }`; `stop()` resolves when the database is closed and the process has ended.
 * @throws Error with the reason when the database does not open.
 */
export async function startDatabaseProcess(args) {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const first = await Promise.race([
    once(child, "message").then(([message]) => message),
    ended.then(() => ({ error: "its process ended while it was opening" })),
  ]);
  if (!first.url) throw new Error(`The embedded database does not open: ${first.error}`);
  return {
    url: first.url,
    child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      await ended;
    },
  };
}
