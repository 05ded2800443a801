/**
 * Where a backup is restored to: an empty place beside the one in use, which takes the other's place only when everything is in it. What was
 * there stays, aside, until somebody removes it.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { takeFolder } from "../database/folder-lock.mjs";
import { untilClosed } from "../database/open.mjs";
import { startDatabaseProcess } from "../database/process.mjs";
import { finishSwap, swap } from "../database/swap.mjs";
import { Failure } from "../setup/say.mjs";
import { tablesOf, withClient } from "./tables.mjs";

const FRESH = "restoring";
const FRESH_SCHEMA = "plainspoon_restoring";
const CLOSING_TIME_MS = 10_000;
const { escapeIdentifier: quoted } = pg;

const stamp = () => new Date().toISOString().replace(/\D/g, "").slice(0, 14);

/** The folder, for this process alone; a swap that was cut off is finished. */
export async function takeDataFolder(dataDir, purpose) {
  await untilClosed(dataDir, CLOSING_TIME_MS);
  const lock = await takeFolder(
    dataDir,
    purpose,
    (holder) => `${dataDir} is in use by ${holder.purpose} (process ${holder.owner.pid}): stop it first.`,
  );
  await finishSwap(dataDir);
  return lock;
}

/** An empty embedded database in a folder within `dataDir`. */
export async function embeddedPlace(dataDir, { picturesOnDisk }) {
  const fresh = join(dataDir, FRESH);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const database = await startDatabaseProcess([fresh]);
  return {
    url: database.url,
    pictures: join(fresh, "images"),
    async swapIn(secret) {
      await database.stop();
      await mkdir(join(fresh, "images"), { recursive: true, mode: 0o700 });
      if (secret !== null) await writeFile(join(fresh, "secret"), secret, { mode: 0o600 });
      const aside = `before-restore-${stamp()}`;
      const names = [
        "postgres",
        ...(picturesOnDisk ? ["images"] : []),
        ...(secret === null ? [] : ["secret"]),
      ];
      const wasEmpty = !names.some((name) => existsSync(join(dataDir, name)));
      await swap(dataDir, { fresh: FRESH, aside, names });
      return wasEmpty
        ? `Everything is in ${dataDir}.`
        : `What was there before lies in ${join(dataDir, aside)}: remove it when you are sure.`;
    },
    async giveUp() {
      await database.stop();
      await rm(fresh, { recursive: true, force: true });
    },
  };
}

/** The schema that the app's tables are in, if its user may put another in its place. */
async function schemaInUse(client) {
  const { rows } = await client.query(
    `SELECT current_schema() AS schema, pg_has_role(current_user, nspowner, 'USAGE') AS "isOurs",
       has_database_privilege(current_database(), 'CREATE') AS "mayCreate", pg_get_userbyid(nspowner) AS owner
     FROM pg_namespace WHERE nspname = current_schema()`,
  );
  const [{ schema, isOurs, mayCreate } = {}] = rows;
  if (!isOurs || !mayCreate)
    throw new Failure(
      `The user of DATABASE_URL must own its database and the schema ${schema ?? "public"} to restore into it: ` +
        `ALTER DATABASE … OWNER TO …, ALTER SCHEMA ${quoted(schema ?? "public")} OWNER TO ….`,
    );
  return schema;
}

/** @throws Failure while a copy of the app is connected: what it writes now would be lost. */
async function requireNobodyElse(client) {
  const { rows } = await client.query(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'plainspoon%'`,
  );
  if (rows[0].others > 0)
    throw new Failure("The app is running at this DATABASE_URL: stop every copy of it first.");
}

/** The address with another schema in the place of the usual one. */
function withSchema(url, schema) {
  const address = new URL(url);
  const options = [address.searchParams.get("options"), `-c search_path=${schema}`].filter(Boolean);
  address.searchParams.set("options", options.join(" "));
  address.searchParams.set("schema", schema);
  return address.href;
}

/** An empty schema of the database at `url`; `mustBeEmpty`: for a move, which is to replace nothing. */
export async function postgresPlace(url, { mustBeEmpty = false } = {}) {
  const schema = await withClient(url, async (client) => {
    await requireNobodyElse(client);
    const inUse = await schemaInUse(client);
    if (mustBeEmpty && (await tablesOf(client)).length > 0)
      throw new Failure("There are tables in this database already: give the address of an empty one.");
    await client.query(`DROP SCHEMA IF EXISTS ${FRESH_SCHEMA} CASCADE`);
    await client.query(`CREATE SCHEMA ${FRESH_SCHEMA}`);
    return inUse;
  });
  return {
    url: withSchema(url, FRESH_SCHEMA),
    swapIn: () =>
      withClient(url, async (client) => {
        const aside = `before_restore_${stamp()}`;
        await client.query("BEGIN");
        await requireNobodyElse(client);
        const wasEmpty = (await tablesOf(client)).length === 0;
        await client.query(`ALTER SCHEMA ${quoted(schema)} RENAME TO ${aside}`);
        await client.query(`ALTER SCHEMA ${FRESH_SCHEMA} RENAME TO ${quoted(schema)}`);
        if (wasEmpty) await client.query(`DROP SCHEMA ${aside}`);
        await client.query("COMMIT");
        if (wasEmpty) return "Everything is in the database.";
        return `What was there before is the schema ${aside}: DROP SCHEMA ${aside} CASCADE removes it when you are sure.`;
      }),
    giveUp: () => withClient(url, (client) => client.query(`DROP SCHEMA IF EXISTS ${FRESH_SCHEMA} CASCADE`)),
  };
}
