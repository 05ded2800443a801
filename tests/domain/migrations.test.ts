/** The migration commands, on the embedded database and, when the suite runs on one, on a PostgreSQL server. */
import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { db } from "@/lib/db/client";
import { runScript, temporaryFolder } from "../support/program";

const MIGRATIONS = join(import.meta.dirname, "../../prisma/migrations");
const migrate = (env: Record<string, string>) => runScript(["scripts/migrate.mjs", "migrate"], env);

const leftOver: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(leftOver.map((remove) => remove())));

/** An empty database that nobody else knows: a new one on the server under test, or a new data folder. */
async function emptyDatabase(): Promise<Record<string, string>> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATA_DIR: await temporaryFolder() };
  const name = `plainspoon_migrations_${randomUUID().replaceAll("-", "")}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`CREATE DATABASE ${name}`);
  leftOver.push(() => run(`DROP DATABASE ${name} WITH (FORCE)`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href };
}

describe("migrations", () => {
  it("are applied once when two copies start at the same time", async () => {
    const env = await emptyDatabase();
    const both = await Promise.all([migrate(env), migrate(env)]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    expect(both.map(({ out }) => out.includes("Applied:")).sort()).toEqual([false, true]);
  });

  it("are recorded as Prisma's own command records them", async () => {
    const recorded = await db.$queryRaw<{ migration_name: string; checksum: string }[]>`
      SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name`;
    const names = (await readdir(MIGRATIONS)).filter((name) => !name.endsWith(".toml")).sort();
    const written = names.map(async (name) => ({
      migration_name: name,
      checksum: createHash("sha256")
        .update(await readFile(join(MIGRATIONS, name, "migration.sql")))
        .digest("hex"),
    }));
    expect(recorded).toEqual(await Promise.all(written));
  });

  it("lead to what schema.prisma says", async () => {
    const { out } = await runScript(["scripts/migrate.mjs", "new", "forgotten"], {});
    expect(out).toContain("Nothing to do: the migrations already lead to schema.prisma.");
  });
});
