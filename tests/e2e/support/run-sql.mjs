/** Runs one statement on the database of a running app: `node run-sql.mjs SQL [VALUE…]`, with the app's DATA_DIR. */
import { resolve } from "node:path";
import pg from "pg";
import { openDatabase } from "../../../scripts/database/open.mjs";

const WAIT_MS = 5_000;

const { DATA_DIR = ".data", DATABASE_URL } = process.env;
const [statement = "", ...values] = process.argv.slice(2);
const database = await openDatabase({ DATA_DIR: resolve(DATA_DIR), DATABASE_URL }, "e2e", WAIT_MS);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(statement, values);
await client.end();
await database.close();
