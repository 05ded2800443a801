/**
 * Gives every jest worker a migrated database of its own before the first test runs (tests/support/db.ts connects them), and builds the
 * programs of our own workers when their sources changed.
 *
 * - Without TEST_DATABASE_URL: an in-memory PGlite per worker, cloned from one migrated image that is kept in
 *   node_modules/.cache until a migration changes.
 * - With it: a PostgreSQL database per worker, made from one migrated template. Only a local server is taken.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { startDatabaseProcess } from "../../scripts/database/process.mjs";
import { buildWorkers } from "../../scripts/setup/workers.mjs";

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, "node_modules/.cache/plainspoon");
const TEMPLATE = "plainspoon_test_template";

export default async function setUp({ maxWorkers }) {
  await buildWorkers();
  const workers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  const given = process.env.TEST_DATABASE_URL;
  process.env.TEST_WORKER_DATA = await mkdtemp(join(tmpdir(), "plainspoon-test-"));
  const databases = given ? await postgresDatabases(given, workers) : await embeddedDatabases(workers);
  globalThis.plainspoonTestDatabases = databases.stop;
  process.env.TEST_WORKER_DATABASES = JSON.stringify(databases.urls);
}

async function embeddedDatabases(workers) {
  const image = await migratedImage();
  const started = await Promise.all(workers.map(() => startDatabaseProcess(["--memory", image])));
  return {
    urls: started.map(({ url }) => url),
    stop: () => Promise.all(started.map((database) => database.stop())),
  };
}

/** The file that holds an empty, migrated database. */
async function migratedImage() {
  const hash = createHash("sha256").update(
    await readFile(join(ROOT, "node_modules/@electric-sql/pglite/package.json")),
  );
  const migrations = join(ROOT, "prisma/migrations");
  for (const name of (await readdir(migrations, { recursive: true })).sort()) {
    if (name.endsWith(".sql")) hash.update(name).update(await readFile(join(migrations, name)));
  }
  const file = join(CACHE, `test-database-${hash.digest("hex").slice(0, 16)}.tar`);
  if (await stat(file).catch(() => null)) return file;

  await mkdir(CACHE, { recursive: true });
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "database-image.mjs"), file]);
  return file;
}

async function postgresDatabases(given, workers) {
  const server = new URL(given);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(server.hostname)) {
    throw new Error(
      "TEST_DATABASE_URL must name a server on this machine: the tests empty what they find there.",
    );
  }
  const named = (database) => {
    const url = new URL(server);
    url.pathname = `/${database}`;
    return url.href;
  };
  const run = async (...statements) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const names = workers.map((worker) => `plainspoon_test_${worker}`);
  const dropAll = [...names, TEMPLATE].map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(...dropAll, `CREATE DATABASE ${TEMPLATE}`);
  await promisify(execFile)(process.execPath, [join(ROOT, "scripts/migrate.mjs"), "migrate"], {
    env: { ...process.env, DATABASE_URL: named(TEMPLATE), DATA_DIR: process.env.TEST_WORKER_DATA },
  });
  await run(...names.map((name) => `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`));
  return { urls: names.map(named), stop: () => run(...dropAll) };
}
