/**
 * Whether another copy of the app runs at the same database. Without S3 each keeps its pictures in a folder of its own: recipes that
 * were saved through one would lose theirs when the other shows them. A claim is a row of "Lease" that its copy renews; a copy that
 * was killed claims nothing after a minute and a half, and the same folder may always come back.
 */
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { Failure } from "../setup/say.mjs";

const CLAIMED_S = 90;
const RENEWED_EVERY_MS = 30_000;
const PREFIX = "pictures in folder ";

/** What names a data folder wherever it is mounted: made once and kept inside. */
async function folderId(dataDir) {
  const file = join(dataDir, "folder-id");
  await writeFile(file, `${randomUUID()}\n`, { flag: "wx", mode: 0o600 }).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}

async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Writes or renews the claim, unless another folder's holds; one statement at a time has the table, so that two starts see each other. */
const claim = (url, name) =>
  withClient(url, async (client) => {
    await client.query("BEGIN");
    await client.query('LOCK TABLE "Lease" IN SHARE ROW EXCLUSIVE MODE');
    const others = await client.query(
      "SELECT 1 FROM \"Lease\" WHERE name LIKE $1 AND name <> $2 AND until > now() AT TIME ZONE 'UTC'",
      [`${PREFIX}%`, name],
    );
    const isFree = others.rowCount === 0;
    if (isFree) {
      await client.query('DELETE FROM "Lease" WHERE name LIKE $1', [`${PREFIX}%`]);
      await client.query(
        `INSERT INTO "Lease" (name, until) VALUES ($1, (now() AT TIME ZONE 'UTC') + make_interval(secs => $2))`,
        [name, CLAIMED_S],
      );
    }
    await client.query("COMMIT");
    return isFree;
  });

/**
 * Claims the pictures of the database at `url` for the folder `dataDir`, until `release()`.
 * @throws Failure when a copy with another folder has them.
 */
export async function claimPictures(url, dataDir) {
  const name = PREFIX + (await folderId(dataDir));
  if (!(await claim(url, name)))
    throw new Failure(
      "S3_BUCKET is missing: another copy of the app runs at this DATABASE_URL, and each keeps its pictures in a folder of its own, " +
        "where the other does not find them. Set the same S3_BUCKET for all copies, or stop the other one " +
        `(one that was killed is forgotten after ${CLAIMED_S} seconds).`,
    );
  // A database that is away for a while costs a renewal, and the app itself says so.
  const renewal = setInterval(() => claim(url, name).catch(() => undefined), RENEWED_EVERY_MS);
  renewal.unref();
  return {
    release: async () => {
      clearInterval(renewal);
      await withClient(url, (client) => client.query('DELETE FROM "Lease" WHERE name = $1', [name])).catch(
        () => undefined,
      );
    },
  };
}
