/**
 * A real, empty database for every test, without a mock: jest loads this file before each test file
 * (`setupFilesAfterEnv`), and from then on `import { db } from "@/lib/db/client"` reaches the worker's own database.
 *
 *     import { db } from "@/lib/db/client";
 *     it("counts", async () => { await db.modelUsage.create({ data: { day: "2026-11-21" } }); … });
 *
 * Every table is emptied before each test, and after the last of a file. DATA_DIR is a folder of the worker's own too, gone after the run. The engine
 * is PGlite, or PostgreSQL when TEST_DATABASE_URL is set (tests/support/global-setup.mjs); a test must not care.
 */
import { join } from "node:path";

type Client = typeof import("@/lib/db/client").db;
const kept = globalThis as typeof globalThis & {
  plainspoonDatabase?: Client;
  plainspoonDemoClockOffsetMs?: number;
};

const worker = Number(process.env.JEST_WORKER_ID ?? "1");
const databases: string[] = JSON.parse(process.env.TEST_WORKER_DATABASES ?? "[]");
process.env.DATABASE_URL = databases[worker - 1];
process.env.DATA_DIR = join(process.env.TEST_WORKER_DATA ?? "", `worker-${worker}`);

let emptying: string | undefined;

/**
 * Empties every table and begins every count anew in one statement. Rows are deleted, with foreign keys and triggers asleep: truncating
 * forty tables makes as many files, which costs PostgreSQL a hundred times as long as deleting a test's few rows.
 */
async function statementFor(database: Client): Promise<string> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT quote_ident(tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  return `DO $$ BEGIN
    SET LOCAL session_replication_role = replica;
    ${tables.map(({ name }) => `DELETE FROM ${name};`).join(" ")}
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END $$`;
}

/** Empties the database, if this test file uses it at all. */
async function emptyDatabase(): Promise<void> {
  const database = kept.plainspoonDatabase;
  if (!database) return;
  emptying ??= await statementFor(database);
  await database.$executeRawUnsafe(emptying);
  // The demo gateway's clock is kept in memory; its row is gone.
  delete kept.plainspoonDemoClockOffsetMs;
}

beforeEach(emptyDatabase);

afterAll(async () => {
  // A file that loads the client in its first test finds what is here; one that cut its own line leaves that to the next.
  await emptyDatabase().catch(() => undefined);
  await kept.plainspoonDatabase?.$disconnect();
});
