/**
 * Prisma's own schema engine in WebAssembly, over any PostgreSQL address: applies the migrations of prisma/migrations
 * and writes the SQL of the next one. It keeps Prisma's `_prisma_migrations` table, so `prisma migrate deploy` on the
 * same database agrees about what has been applied; unlike that command it needs no download.
 */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";

const PRISMA = join(import.meta.dirname, "../../prisma");
const MIGRATIONS = join(PRISMA, "migrations");
const NO_FILTER = { externalTables: [], externalEnums: [] };

/** The advisory lock under which migrations run; the same number as Prisma's own command takes. */
const MIGRATION_LOCK = 72707369;
const LOCK_TIMEOUT_MS = 60_000;

let loaded;

/** The engine's glue code expects a bundler to load its wasm; this loads it by hand, once. */
async function loadEngine() {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  globalThis.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message) => process.stderr.write(`${message}\n`),
  };
  const folder = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const bytes = await readFile(join(folder, "../schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

/** PostgreSQL's type numbers of `text` and of the catalogue's one-letter `"char"`, which Prisma's driver cannot read. */
const TEXT = 25;
const CATALOGUE_CHAR = 18;

/**
 * Prisma's driver on a single connection, so that the advisory lock is held by the connection that migrates; reads the
 * catalogue's letters; sends a script whole, where the driver's own way cuts it at every semicolon, those inside strings
 * and function bodies too.
 */
class OneConnection extends PrismaPg {
  async connect() {
    const adapter = await super.connect();
    const pool = adapter.underlyingDriver();
    const letterColumns = new WeakMap();
    const query = pool.query.bind(pool);
    pool.query = async (...call) => {
      const result = await query(...call);
      const letters = result.fields?.filter((field) => field.dataTypeID === CATALOGUE_CHAR) ?? [];
      letterColumns.set(
        result.rows ?? {},
        letters.map((field) => result.fields.indexOf(field)),
      );
      for (const field of letters) field.dataTypeID = TEXT;
      return result;
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (call) => {
      const result = await queryRaw(call);
      for (const index of letterColumns.get(result.rows) ?? [])
        result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    adapter.executeScript = async (script) => {
      await query(script);
    };
    return adapter;
  }
}

async function withEngine(databaseUrl, work) {
  const SchemaEngine = await (loaded ??= loadEngine());
  const schema = await readFile(join(PRISMA, "schema.prisma"), "utf8");
  const settings = {
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  };
  // The engine looks for tables in `public` unless it is told; the database goes by the search path.
  const where = new URL(databaseUrl).searchParams.get("schema");
  const factory = new OneConnection(settings, where === null ? {} : { schema: where });
  const pools = [];
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    pools.push(adapter.underlyingDriver());
    return adapter;
  };
  const engine = await SchemaEngine.new(
    { datamodels: [["schema.prisma", schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    return await work(engine, schema, pools);
  } catch (error) {
    throw new Error(readableError(error), { cause: error });
  } finally {
    engine.free();
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** The engine throws its errors as JSON inside a message; the sentence within is what a reader needs. */
function readableError(error) {
  const text = error instanceof Error ? error.message : String(error);
  try {
    const parsed = JSON.parse(text);
    return parsed.message ?? parsed.error?.message ?? text;
  } catch {
    return text;
  }
}

/** @param only the names of those that count; all of prisma/migrations without it */
async function migrationsList(only = null) {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && (only === null || only.includes(entry.name)))
    .map((entry) => entry.name);
  const lockfile = await readFile(join(MIGRATIONS, "migration_lock.toml"), "utf8").catch(() => null);
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: "migration_lock.toml", content: lockfile },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.sort().map(async (path) => ({
        path,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok", value: await readFile(join(MIGRATIONS, path, "migration.sql"), "utf8") },
        },
      })),
    ),
  };
}

/**
 * Applies every pending migration. Copies of the app that start at the same time take turns.
 * @param only the names of migrations: no other is applied (a restore goes no further than its backup)
 * @returns the names of the migrations applied now.
 * @throws Error with the failed migration's name and the database's words.
 */
export async function applyMigrations(databaseUrl, only = null) {
  return withEngine(databaseUrl, async (engine, _schema, pools) => {
    const pool = pools[0];
    await pool.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await pool.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const input = { migrationsList: await migrationsList(only), filters: NO_FILTER };
      const { appliedMigrationNames } = await engine.applyMigrations(input);
      return appliedMigrationNames;
    } finally {
      await pool.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
      await pool.query("RESET lock_timeout");
    }
  });
}

/** The migrations of this version of the app: `{ name, checksum }`, in their order. */
export async function knownMigrations() {
  const { migrationDirectories } = await migrationsList();
  return migrationDirectories.map(({ path, migrationFile }) => ({
    name: path,
    checksum: createHash("sha256").update(migrationFile.content.value).digest("hex"),
  }));
}

/** The SQL that leads from the tables of `databaseUrl` to prisma/schema.prisma; empty when they agree. */
export async function sqlToSchema(databaseUrl) {
  return withEngine(databaseUrl, async (engine, schema) => {
    const files = [{ path: "schema.prisma", content: schema }];
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: PRISMA },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    });
    const sql = stdout?.trim() ?? "";
    return sql === "-- This is an empty migration." ? "" : sql;
  });
}

/** Empties the database of `databaseUrl`: every table and its content goes. */
export async function dropEverything(databaseUrl) {
  await withEngine(databaseUrl, (engine) => engine.reset({ filter: NO_FILTER }));
}
