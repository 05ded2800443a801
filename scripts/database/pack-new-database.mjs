/** `pack-new-database.mjs FILE`: makes a new, empty database and packs it into FILE, for new-database.mjs to unpack. */
import { rename, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";

const [file] = process.argv.slice(2);
const database = await PGlite.create("memory://");
const packed = await database.dumpDataDir("gzip");
await database.close();
await writeFile(`${file}.${process.pid}`, Buffer.from(await packed.arrayBuffer()));
await rename(`${file}.${process.pid}`, file);
