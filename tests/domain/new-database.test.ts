/** The embedded database of a folder that had none: begun from the packed one, whatever an earlier beginning left. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { serveEmbedded } from "@/scripts/database/embedded.mjs";
import { temporaryFolder } from "../support/program";

/** All that could make two databases answer otherwise; the locale's names decide how texts are sorted. */
const NATURE = `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate, datctype, current_setting('server_version') AS version,
  current_setting('TimeZone') AS zone, current_setting('DateStyle') AS dates, (SELECT count(*)::int FROM pg_class) AS relations
  FROM pg_database WHERE datname = current_database()`;

async function natureOf(dataDir: string): Promise<unknown> {
  const served = await serveEmbedded({ dataDir });
  const client = new Client({ connectionString: served.url });
  await client.connect();
  try {
    return (await client.query(NATURE)).rows[0];
  } finally {
    await client.end();
    await served.close();
  }
}

it("is what the engine would have made itself", async () => {
  const folder = await temporaryFolder();
  const begun = await natureOf(folder);
  const own = await PGlite.create("memory://");
  const { rows } = await own.query(NATURE);
  await own.close();
  expect(begun).toEqual(rows[0]);
});

it("is whole after a beginning that was cut off, and leaves nothing of that", async () => {
  const folder = await temporaryFolder();
  const half = join(folder, "postgres.new", "base");
  await mkdir(half, { recursive: true });
  await writeFile(join(half, "1"), "half of a file");
  expect(await natureOf(folder)).toMatchObject({ encoding: "UTF8" });
  expect(existsSync(join(folder, "postgres.new"))).toBe(false);
});
