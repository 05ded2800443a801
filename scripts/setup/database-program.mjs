/** Runs a program of ours on the app's database, while the app runs and while it is stopped: found, migrated, and closed after it. */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { loadEnvFiles, ROOT } from "./project.mjs";
import { buildPrograms, programArguments } from "./workers.mjs";

const WAIT_FOR_DATABASE_MS = 8_000;

/**
 * @param {{ program: string, args: string[], owner: string, deadlineMs?: number }} what `program` is one of those that workers.mjs
 *   bundles; `owner` names the command to whoever finds the database busy
 * @returns {Promise<number>} the program's exit code
 */
export async function runOnDatabase({ program, args, owner, deadlineMs }) {
  let child = null;
  if (deadlineMs !== undefined) {
    setTimeout(() => {
      child?.kill("SIGKILL");
      process.stderr.write(
        "The database did not answer in time. Is it starting just now? Try again in a moment.\n",
      );
      process.exit(1);
    }, deadlineMs).unref();
  }
  loadEnvFiles();
  await buildPrograms();
  const { openDatabase } = await import("../database/open.mjs");
  const { applyMigrations } = await import("../database/schema-engine.mjs");
  const { DATA_DIR, DATABASE_URL, APP_URL } = process.env;
  const place = { DATA_DIR: resolve(ROOT, DATA_DIR?.trim() || ".data"), DATABASE_URL: DATABASE_URL?.trim() };
  const database = await openDatabase(place, owner, WAIT_FOR_DATABASE_MS);
  try {
    if (!database.running) await applyMigrations(database.url);
    const appUrl = APP_URL?.trim() || database.running?.address;
    child = spawn(process.execPath, [...programArguments(program), ...args], {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL: database.url, ...(appUrl && { APP_URL: appUrl }) },
    });
    return await new Promise((ended) => child.on("close", (code) => ended(code ?? 1)));
  } finally {
    await database.close();
  }
}
