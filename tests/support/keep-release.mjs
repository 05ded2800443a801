/**
 * Keeps a backup of a release for the tests of all later ones (tests/fixtures/releases):
 *
 *     node tests/support/keep-release.mjs NAME [LAST_MIGRATION]
 *
 * writes NAME.tar.gz: rows in every table of an embedded database that today's migrations made, or those up to LAST_MIGRATION.
 */
import { join } from "node:path";
import { makeBackup } from "../../scripts/backup/make.mjs";
import { withClient } from "../../scripts/backup/tables.mjs";
import { serveEmbedded } from "../../scripts/database/embedded.mjs";
import { applyMigrations, knownMigrations } from "../../scripts/database/schema-engine.mjs";
import { fillEveryTable } from "./every-table.mjs";

const [name, last = "9"] = process.argv.slice(2);
const picture = `${"1".repeat(32)}.jpg`;
const blobs = {
  list: async () => [{ name: picture, bytes: 3 }],
  get: async (asked) => (asked === picture ? new Uint8Array([255, 216, 255]) : null),
};

const database = await serveEmbedded({ dataDir: null });
const names = (await knownMigrations()).map((migration) => migration.name);
await applyMigrations(
  database.url,
  names.filter((migration) => migration <= last),
);
await withClient(database.url, fillEveryTable);
const file = join(import.meta.dirname, "../fixtures/releases", `${name}.tar.gz`);
const { tables } = await makeBackup({ url: database.url, blobs, secretFile: null, file });
process.stdout.write(`${file}: ${tables.map((table) => `${table.name} ${table.rows}`).join(", ")}\n`);
await database.close();
