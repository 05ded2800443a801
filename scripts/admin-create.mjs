/**
 * `npm run admin:create -- --email E --name N [--role super_admin] [--password P]`, while the app runs and while it is
 * stopped. This part finds a migrated database; scripts/make-admin.ts checks the settings and does the rest. Ends within 15 seconds.
 */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFiles, ROOT } from "./setup/project.mjs";
import { command, Failure } from "./setup/say.mjs";

const DEADLINE_MS = 14_500;
const WAIT_FOR_DATABASE_MS = 8_000;

let making = null;

async function makeAdmin(databaseUrl, appUrl) {
  const program = join(ROOT, "scripts/make-admin.ts");
  making = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", program, ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL: databaseUrl, ...(appUrl && { APP_URL: appUrl }) },
    },
  );
  return new Promise((resolve) => making.on("close", (code) => resolve(code ?? 1)));
}

await command(async () => {
  setTimeout(() => {
    making?.kill("SIGKILL");
    process.stderr.write(
      "The database did not answer in time. Is it starting just now? Try again in a moment.\n",
    );
    process.exit(1);
  }, DEADLINE_MS).unref();
  loadEnvFiles();
  if (!existsSync(join(ROOT, "node_modules/tsx")) || !existsSync(join(ROOT, "lib/db/generated/client.ts"))) {
    throw new Failure("The packages are not installed yet: run `npm start` once first.");
  }
  const { openDatabase } = await import("./database/open.mjs");
  const { applyMigrations } = await import("./database/schema-engine.mjs");
  const { DATA_DIR, DATABASE_URL, APP_URL } = process.env;
  const place = { DATA_DIR: resolve(ROOT, DATA_DIR?.trim() || ".data"), DATABASE_URL: DATABASE_URL?.trim() };
  const database = await openDatabase(place, "admin:create", WAIT_FOR_DATABASE_MS);
  let status = 1;
  try {
    if (!database.running) await applyMigrations(database.url);
    status = await makeAdmin(database.url, APP_URL?.trim() || database.running?.address);
  } finally {
    await database.close();
  }
  process.exit(status);
});
