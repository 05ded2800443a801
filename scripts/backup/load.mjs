/** Puts a backup into an empty database and a store of pictures, and compares what is there then with what was backed up. */
import { Failure } from "../setup/say.mjs";
import { applyMigrations, knownMigrations } from "../database/schema-engine.mjs";
import { bytesOf, linesOf, partOf, readArchive } from "./archive.mjs";
import { emptyTables, finishTables, insertRows, readRows, rowsDigest, withClient } from "./tables.mjs";

const LARGEST_SECRET = 10_000;

/** @throws Failure unless every migration that the backup's tables were made by is one of this version's, to the letter. */
export async function requireKnown({ migrations, app }) {
  const known = new Map((await knownMigrations()).map(({ name, checksum }) => [name, checksum]));
  const strange = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (strange.length > 0)
    throw new Failure(
      `This backup was made by version ${app} of the app, whose migration ${strange[0].name} this version does not have: ` +
        "restore it with that version or a newer one.",
    );
}

/** Rows that came back otherwise than they were written. */
async function compare(client, table) {
  const digest = rowsDigest();
  await readRows(client, table, async (line) => digest.add(line));
  const { rows, digest: sum } = digest.result();
  if (rows !== table.rows || sum !== table.digest)
    throw new Failure(`${table.name} did not come back as it was backed up; nothing was changed.`);
}

/**
 * Makes the tables as they were when the backup was made, fills and compares them in one transaction, and then applies the migrations that
 * have come since. The user need only own the database.
 *
 * @param {{ url: string, file: string, manifest: object, put: (name: string, bytes: Buffer) => Promise<void> }} where `url` is the address
 *   of an empty place, `put` takes each picture
 * @returns {Promise<Buffer | null>} the secret of the installation, when the backup has one
 */
export async function loadBackup({ url, file, manifest, put }) {
  await applyMigrations(
    url,
    manifest.migrations.map(({ name }) => name),
  );
  let secret = null;
  await withClient(url, async (client) => {
    const tables = new Map(manifest.tables.map((table) => [table.name, table]));
    const names = [...tables.keys()];
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await emptyTables(client, names);
    await readArchive(file, async (part, stream) => {
      const { table, picture } = partOf(part);
      if (table !== undefined) await insertRows(client, tables.get(table), linesOf(stream));
      else if (picture !== undefined) await put(picture, await bytesOf(stream));
      else if (part === "secret") secret = await bytesOf(stream, LARGEST_SECRET);
    });
    for (const table of manifest.tables) await compare(client, table);
    await finishTables(client, names, manifest.sequences);
    await client.query("COMMIT");
  });
  await applyMigrations(url);
  await withClient(url, (client) => client.query("ANALYZE"));
  return secret;
}
