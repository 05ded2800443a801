/** Gives an account premium as an admin's grant would: `node grant-premium.mjs EMAIL`, with the running app's DATA_DIR. */
import { resolve } from "node:path";
import pg from "pg";
import { openDatabase } from "../../../scripts/database/open.mjs";

const WAIT_MS = 5_000;

const { DATA_DIR = ".data", DATABASE_URL } = process.env;
const database = await openDatabase({ DATA_DIR: resolve(DATA_DIR), DATABASE_URL }, "e2e", WAIT_MS);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(
  `INSERT INTO "PremiumGrant" ("userId") SELECT id FROM "User" WHERE email = $1 ON CONFLICT DO NOTHING`,
  [process.argv[2]],
);
await client.end();
await database.close();
