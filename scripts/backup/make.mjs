/** Makes a backup of a database and its pictures while the app goes on working. */
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "../setup/project.mjs";
import { FORMAT, openBackup, pictureLine, writeArchive } from "./archive.mjs";
import { migrationsOf, readRows, rowsDigest, sequencesOf, tablesOf, withClient } from "./tables.mjs";

const LISTED_AT_ONCE = 500;

/**
 * Every table as it is at one moment, each written to a file of its own in `folder`. Nothing is compressed here: the embedded database
 * serves nobody else until the moment is over.
 */
const spoolTables = (url, folder) =>
  withClient(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    const tables = [];
    for (const table of await tablesOf(client)) {
      const file = join(folder, `${table.name}.jsonl`);
      const digest = rowsDigest();
      const out = createWriteStream(file, { mode: 0o600 });
      const failed = once(out, "error").then(([error]) => Promise.reject(error));
      failed.catch(() => undefined);
      await readRows(client, table, async (line) => {
        digest.add(line);
        if (!out.write(`${line}\n`)) await Promise.race([once(out, "drain"), failed]);
      });
      out.end();
      await Promise.race([once(out, "finish"), failed]);
      tables.push({ ...table, ...digest.result(), file });
    }
    const schema = { migrations: await migrationsOf(client), sequences: await sequencesOf(client) };
    const { rows } = await client.query(
      `SELECT current_setting('server_version') AS version, to_regclass('"Picture"') IS NOT NULL AS "hasPictures"`,
    );
    const pictures = rows[0].hasPictures
      ? (await client.query('SELECT name FROM "Picture" WHERE "goneAt" IS NULL')).rows.map(({ name }) => name)
      : [];
    await client.query("COMMIT");
    return { tables, schema, pictures, postgres: rows[0].version };
  });

/** The pictures that the store itself knows; of a bucket the database knows them. */
async function* namesIn(blobs) {
  if (!blobs.list) return;
  for (let after = ""; ;) {
    const listed = await blobs.list({ after, most: LISTED_AT_ONCE });
    for (const { name } of listed) yield name;
    if (listed.length < LISTED_AT_ONCE) return;
    after = listed.at(-1).name;
  }
}

/**
 * Writes the backup and then reads it again from its beginning to its end; until then it has another name.
 *
 * why: pictures before the tables, and those that came meanwhile after them: one that a recipe shows at the moment of the tables was there
 * before, or comes after; a picture never changes.
 *
 * @param {{ url: string, blobs: object, secretFile: string | null, file: string }} what the database's address, the pictures' store,
 *   the file of the secret that the installation keeps for itself, and where the backup goes
 * @returns its manifest, with `missing`: pictures that the database names and the store does not have
 */
export async function makeBackup({ url, blobs, secretFile, file }) {
  const target = resolve(file);
  const part = `${target}.part`;
  const spool = await mkdtemp(join(dirname(target), ".backup-"));
  try {
    const archive = writeArchive(part);
    const copied = new Set();
    const missing = [];
    const digest = rowsDigest();
    const copy = async (name) => {
      if (copied.has(name)) return;
      const bytes = await blobs.get(name);
      if (bytes === null) return void missing.push(name);
      copied.add(name);
      digest.add(pictureLine(name, bytes));
      await archive.add(`pictures/${name}`, bytes);
    };
    for await (const name of namesIn(blobs)) await copy(name);
    // Gone between its being listed and being read: whether it is missed, the tables say.
    missing.length = 0;
    const { tables, schema, pictures, postgres } = await spoolTables(url, spool);
    for (const table of tables) await archive.addFile(`tables/${table.name}.jsonl`, table.file);
    for (const name of pictures) await copy(name);
    const secret = secretFile === null ? null : await readFile(secretFile).catch(() => null);
    if (secret !== null) await archive.add("secret", secret);
    const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    await archive.end({
      format: FORMAT,
      app: version,
      postgres,
      madeAt: new Date().toISOString(),
      ...schema,
      tables: tables.map(({ name, columns, rows, digest: sum }) => ({ name, columns, rows, digest: sum })),
      pictures: { ...digest.result(), missing },
      hasSecret: secret !== null,
    });
    const manifest = await openBackup(part);
    await rename(part, target);
    return manifest;
  } finally {
    await rm(spool, { recursive: true, force: true });
    await rm(part, { force: true });
  }
}
