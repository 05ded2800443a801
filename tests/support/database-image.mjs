/** `database-image.mjs FILE`: writes an empty, migrated database to FILE, for the tests' databases to be cloned from. */
import { rename, writeFile } from "node:fs/promises";
import { serveEmbedded } from "../../scripts/database/embedded.mjs";
import { applyMigrations } from "../../scripts/database/schema-engine.mjs";

const file = process.argv[2];
const database = await serveEmbedded({ dataDir: null });
await applyMigrations(database.url);
const dump = await database.dump();
await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
await rename(`${file}.${process.pid}`, file);
await database.close();
process.exit(0);
