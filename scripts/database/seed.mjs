/** Fills the curated library of a migrated database (prisma/seed.ts), for the commands that open one. */
import pg from "pg";
import { packVersions } from "../../prisma/pack-versions.mjs";
import { ROOT } from "../setup/project.mjs";
import { runQuietly } from "../setup/say.mjs";
import { buildWorkers, programArguments } from "../setup/workers.mjs";

/** Whether every recipe of prisma/library is stored as its files are now. */
export async function hasLibrary(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT id, version FROM "LibraryRecipe"');
    const stored = new Map(rows.map(({ id, version }) => [id, version]));
    return Object.entries(await packVersions()).every(([id, version]) => stored.get(id) === version);
  } finally {
    await client.end();
  }
}

/**
 * Writes what is new or changed in prisma/library, all of it or nothing, and pictures that are missing.
 * @param settings `DATA_DIR`, where its pictures go unless S3 is set.
 * @returns what it says it did.
 * @throws Failure when the library's files or the database refuse.
 */
export async function seedLibrary(databaseUrl, { DATA_DIR }) {
  await buildWorkers();
  return runQuietly(process.execPath, programArguments("seed"), {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR },
    sentence: "The recipe library could not be filled.",
  });
}
