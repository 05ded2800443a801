/** The database of a running app, for what a journey needs and no route does. */
import { resolve } from "node:path";
import pg from "pg";
import { openDatabase } from "../../../scripts/database/open.mjs";

const WAIT_MS = 5_000;

/** Does `act` with the address of the database of the app whose data are in `dataDir`: the one that the journeys walk through, unless named. */
export async function withDatabase<T>(
  act: (url: string, appUrl: string | undefined) => Promise<T>,
  dataDir = process.env.E2E_DATA_DIR ?? ".data",
): Promise<T> {
  const place = { DATA_DIR: resolve(dataDir), DATABASE_URL: process.env.DATABASE_URL };
  const database = await openDatabase(place, "e2e", WAIT_MS);
  try {
    return await act(database.url, database.running?.address);
  } finally {
    await database.close();
  }
}

/** Runs one statement, or several without values. */
export const runSql = (statement: string, values?: unknown[], dataDir?: string): Promise<void> =>
  withDatabase(async (connectionString) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      await client.query(statement, values);
    } finally {
      await client.end();
    }
  }, dataDir);

/** Premium as an admin grants it. */
export const grantPremium = (email: string, dataDir?: string): Promise<void> =>
  runSql(
    `INSERT INTO "PremiumGrant" ("userId") SELECT id FROM "User" WHERE email = $1 ON CONFLICT DO NOTHING`,
    [email],
    dataDir,
  );
