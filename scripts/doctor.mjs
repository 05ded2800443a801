/**
 * `npm run doctor [-- --wait SECONDS]`: what is configured, whether everything that is configured answers, and what is missing for one machine, for many, for
 * payments and for mail. Works while the app runs and while it does not, and ends with 1 when something is wrong.
 */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFiles, ROOT } from "./setup/project.mjs";
import { command } from "./setup/say.mjs";
import { buildPrograms, programArguments } from "./setup/workers.mjs";

const WAIT_FOR_DATABASE_MS = 5_000;

/** The embedded database, where it is what serves and has been made already: the running app's, or opened for a moment. */
async function embeddedDatabase() {
  if (process.env.DATABASE_URL?.trim()) return null;
  const DATA_DIR = resolve(ROOT, process.env.DATA_DIR?.trim() || ".data");
  if (!existsSync(join(DATA_DIR, "postgres"))) return null;
  const { openDatabase } = await import("./database/open.mjs");
  return openDatabase({ DATA_DIR }, "doctor", WAIT_FOR_DATABASE_MS);
}

await command(async () => {
  loadEnvFiles();
  await buildPrograms();
  const database = await embeddedDatabase();
  try {
    const where = database ? ["--database", database.url] : [];
    const child = spawn(
      process.execPath,
      [...programArguments("doctor"), ...where, ...process.argv.slice(2)],
      {
        cwd: ROOT,
        stdio: "inherit",
      },
    );
    const [status] = await once(child, "close");
    process.exitCode = status ?? 1;
  } finally {
    await database?.close();
  }
  process.exit();
});
