/** `npm run backup`, `restore` and `move`: everything comes back, and nothing is lost when it does not. */
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client, Pool } from "pg";
import S3rver from "s3rver";
import { extract } from "tar-stream";
import { models } from "../support/schema";
import { db } from "@/lib/db/client";
import { s3Blobs } from "@/lib/services/blobs/s3";
import { serveEmbedded } from "@/scripts/database/embedded.mjs";
import { fillEveryTable, ownersDatabase } from "../support/every-table.mjs";
import { runScript, temporaryFolder } from "../support/program";

const RELEASES = join(import.meta.dirname, "../fixtures/releases");
const releases = (await readdir(RELEASES)).filter((name) => name.endsWith(".tar.gz"));
const THIS_RELEASE = join(RELEASES, "0.1.0.tar.gz");
const PICTURE = `${"1".repeat(32)}.jpg`;

const run = (words: string[], env: Record<string, string>) =>
  runScript(["--conditions=react-server", "--import", "tsx", "scripts/backup/index.mjs", ...words], env);

type Row = Record<string, unknown>;

/** What a backup holds, read with nothing of ours: the rows of each table as text, and the pictures. */
async function contentOf(
  file: string,
): Promise<{ tables: Map<string, string[]>; pictures: Map<string, Buffer> }> {
  const tables = new Map<string, string[]>();
  const pictures = new Map<string, Buffer>();
  const tar = extract();
  tar.end(gunzipSync(await readFile(file)));
  for await (const part of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of part) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const [folder, name = ""] = part.header.name.split("/");
    if (folder === "tables")
      tables.set(name.replace(".jsonl", ""), bytes.toString().split("\n").filter(Boolean));
    if (folder === "pictures") pictures.set(name, bytes);
  }
  return { tables, pictures };
}

async function withDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Works on the embedded database of a folder. */
async function inFolder<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const served = await serveEmbedded({ dataDir });
  try {
    return await withDatabase(served.url, work);
  } finally {
    await served.close();
  }
}

/** Every row of every table as text, by the columns' own names. */
async function rowsOf(client: Client): Promise<Map<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> '_prisma_migrations'",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `SELECT row_to_json(t)::text AS line FROM "${name}" t`,
    );
    all.set(
      name,
      rows.map(({ line }) => line),
    );
  }
  return all;
}

/** Rows as their columns in order, of `columns` only: texts that can be compared whatever columns came meanwhile. */
const comparable = (lines: string[], columns: string[]): string[] =>
  lines
    .map((line) => JSON.parse(line) as Row)
    .map((row) => JSON.stringify(columns.map((column) => row[column])))
    .sort();

const stops: (() => unknown)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** What later migrations changed on purpose in rows of the day named; `null`: the whole table is no more. */
const CHANGED: Record<string, Record<string, string[] | null>> = {
  "2026-11-21.tar.gz": {
    // Sign-ups and upgrades became one row.
    ShareUpgrade: null,
    ShareSignup: [],
    // A search leaves accents out.
    Recipe: ["searchText"],
  },
};

describe.each(releases)("the backup kept of %s", (name) => {
  it("is restored into a fresh folder, migrated on, and every row of every table is there", async () => {
    const folder = await temporaryFolder();
    const { status, out, err } = await run(["restore", join(RELEASES, name)], { DATA_DIR: folder });
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(out).toContain("Restored. Start the app.");
    const kept = await contentOf(join(RELEASES, name));
    const { found, migrations, next } = await inFolder(folder, async (client) => ({
      found: await rowsOf(client),
      migrations: (await client.query("SELECT migration_name FROM _prisma_migrations")).rowCount,
      next: (await client.query<{ id: string }>(`SELECT nextval('"AuditEntry_id_seq"') AS id`)).rows[0]?.id,
    }));
    const written = (await readdir(join(import.meta.dirname, "../../prisma/migrations"))).filter((one) =>
      /^\d/.test(one),
    );
    expect(migrations).toBe(written.length);
    expect([...found.keys()].sort()).toEqual(models.map((model) => model.name).sort());
    expect(Number(next)).toBe(4712);
    for (const [table, lines] of kept.tables) {
      const changed = CHANGED[name]?.[table];
      if (changed === null) continue;
      expect(lines.length).toBeGreaterThan(0);
      const before = Object.keys(JSON.parse(lines[0] ?? "{}") as Row);
      const now = Object.keys(JSON.parse(found.get(table)?.[0] ?? "{}") as Row);
      const columns = before.filter((column) => now.includes(column) && !changed?.includes(column));
      expect([table, comparable(found.get(table) ?? [], columns)]).toEqual([
        table,
        comparable(lines, columns),
      ]);
    }
    for (const [picture, bytes] of kept.pictures)
      expect(await readFile(join(folder, "images", picture))).toEqual(bytes);
  });
});

test("the backup kept of this release has rows in every table", async () => {
  const { tables } = await contentOf(THIS_RELEASE);
  const empty = [...tables].filter(([, lines]) => lines.length === 0).map(([table]) => table);
  expect(empty).toEqual([]);
  expect(tables.size).toBeGreaterThan(35);
});

test("a backup beside the working app holds one moment, with its pictures, and comes back whole elsewhere", async () => {
  const source = await temporaryFolder();
  const bucket = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: join(source, "s3"),
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  const { port } = await bucket.run();
  stops.push(() => (bucket.httpServer.closeAllConnections(), bucket.close()));
  const endpoint = `http://127.0.0.1:${port}`;
  const key = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  const bytes = Uint8Array.from({ length: 30_000 }, (_, index) => index % 251);
  await s3Blobs({ bucket: "pictures", region: "us-east-1", endpoint, ...key, prefix: "images/" }).put(
    PICTURE,
    bytes,
  );

  const url = process.env.DATABASE_URL ?? "";
  await withDatabase(url, fillEveryTable);
  const before = await withDatabase(url, rowsOf);
  // Somebody who saves the whole time: a cook and her recipe, in one transaction.
  const pool = new Pool({ connectionString: url, max: 2 });
  let goesOn = true;
  let saved = 0;
  const working = (async () => {
    for (; goesOn; saved += 1) {
      const email = `busy${saved}@plainspoon.test`;
      await db.user.create({
        data: {
          email,
          recipes: {
            create: {
              title: email,
              description: "",
              originalContent: "",
              formattedContent: {},
              searchText: "",
              stepCount: 0,
            },
          },
        },
      });
    }
  })();
  const file = join(await temporaryFolder(), "kitchen.tar.gz");
  const made = await run(["backup", file], {
    DATA_DIR: source,
    DATABASE_URL: url,
    S3_BUCKET: "pictures",
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  });
  goesOn = false;
  await working;
  await pool.end();
  expect([made.status, made.out]).toEqual([0, expect.stringContaining(", 1 pictures")]);
  // The one that the table names and the bucket never had.
  expect(made.out).toContain(`${"2".repeat(32)}.jpg`);
  expect(saved).toBeGreaterThan(0);
  expect((await run(["backup", file], { DATA_DIR: source, DATABASE_URL: url })).err).toContain(
    "is there already; nothing is written over it.",
  );

  const folder = await temporaryFolder();
  const restored = await run(["restore", file], { DATA_DIR: folder });
  expect({ status: restored.status, err: restored.err }).toEqual({ status: 0, err: "" });
  const found = await inFolder(folder, rowsOf);
  for (const [table, lines] of before) {
    const isBusy = (line: string) => line.includes("@plainspoon.test");
    expect([table, (found.get(table) ?? []).filter((line) => !isBusy(line)).sort()]).toEqual([
      table,
      lines.filter((line) => !isBusy(line)).sort(),
    ]);
  }
  const busy = (table: string, column: string) =>
    (found.get(table) ?? [])
      .map((line) => (JSON.parse(line) as Row)[column])
      .filter((one) => /^busy/.test(String(one)));
  expect(busy("Recipe", "title").sort()).toEqual(busy("User", "email").sort());
  expect(new Uint8Array(await readFile(join(folder, "images", PICTURE)))).toEqual(bytes);
}, 120_000);

describe("a file that is no whole backup", () => {
  /** The backup of this release with something else in its place. */
  const changed = async (change: (tar: Buffer) => Buffer) => {
    const file = join(await temporaryFolder(), "changed.tar.gz");
    await writeFile(file, gzipSync(change(gunzipSync(await readFile(THIS_RELEASE)))));
    return file;
  };
  const replace = (from: string, to: string) => (tar: Buffer) =>
    Buffer.from(tar.toString("latin1").replaceAll(from, to), "latin1");

  it.each<[string, () => Promise<string>, RegExp]>([
    [
      "cut off",
      async () => {
        const file = join(await temporaryFolder(), "cut.tar.gz");
        const whole = await readFile(THIS_RELEASE);
        await writeFile(file, whole.subarray(0, whole.length / 2));
        return file;
      },
      /is no whole backup/,
    ],
    [
      "with another row in it",
      () => changed(replace('"tag 1"', '"tag 9"')),
      /LibraryRecipe are not what was backed up/,
    ],
    [
      "made by a version that has other migrations",
      () => changed(replace("20261122194000_library_changes", "20991122194000_library_changes")),
      /migration 20991122194000_library_changes this version does not have/,
    ],
    ["that is not there", async () => "/nonexistent/kitchen.tar.gz", /There is no file \/nonexistent/],
  ])("%s is refused, and nothing is touched", async (_what, make, sentence) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, "postgres"), { recursive: true });
    await writeFile(join(folder, "postgres", "mine"), "as it was");
    const { status, err } = await run(["restore", await make()], { DATA_DIR: folder });
    expect(status).toBe(1);
    expect(err).toMatch(sentence);
    expect((await readdir(folder)).filter((name) => name !== "lock.json")).toEqual(["postgres"]);
    expect(await readFile(join(folder, "postgres", "mine"), "utf8")).toBe("as it was");
  });
});

test("a swap that was cut off in the middle is finished by whoever opens the folder next; the old data lies aside", async () => {
  const folder = await temporaryFolder();
  await inFolder(folder, (client) => client.query("CREATE TABLE old_data (n int)"));
  expect((await run(["restore", THIS_RELEASE], { DATA_DIR: folder })).out).toMatch(
    /What was there before lies in .*before-restore-\d{14}: remove it/,
  );
  const [aside = ""] = (await readdir(folder)).filter((name) => name.startsWith("before-restore-"));
  // As it was between the first and the second rename.
  await mkdir(join(folder, "restoring"));
  await rename(join(folder, "postgres"), join(folder, "restoring", "postgres"));
  await writeFile(
    join(folder, "swap.json"),
    JSON.stringify({ fresh: "restoring", aside, names: ["postgres"] }),
  );
  const { status, out } = await runScript(["scripts/migrate.mjs", "migrate"], { DATA_DIR: folder });
  expect([status, out]).toEqual([0, expect.stringContaining("Nothing to do")]);
  const { tables } = await contentOf(THIS_RELEASE);
  expect(await inFolder(folder, async (client) => (await client.query('SELECT FROM "User"')).rowCount)).toBe(
    tables.get("User")?.length,
  );
  expect(await readdir(join(folder, aside))).toContain("postgres");
}, 120_000);

const server = process.env.TEST_DATABASE_URL;
if (server)
  describe("a PostgreSQL server, by the database's owner, who is no superuser", () => {
    let database: Awaited<ReturnType<typeof ownersDatabase>>;
    beforeEach(async () => {
      database = await ownersDatabase(server);
    });
    afterEach(() => database.drop());

    it("gets a backup in the place of what it had, which stays aside; not while the app is connected", async () => {
      await runScript(["scripts/migrate.mjs", "migrate"], {
        DATABASE_URL: database.url,
        DATA_DIR: await temporaryFolder(),
      });
      await withDatabase(database.url, (client) =>
        client.query(`INSERT INTO "ModelUsage" (day, tokens) VALUES ('before', 1)`),
      );
      const env = { DATABASE_URL: database.url, DATA_DIR: await temporaryFolder() };
      const app = new Client({ connectionString: database.url, application_name: "plainspoon" });
      await app.connect();
      expect((await run(["restore", THIS_RELEASE], env)).err).toContain("stop every copy of it first");
      await app.end();
      const { status, out, err } = await run(["restore", THIS_RELEASE], env);
      expect({ status, err }).toEqual({ status: 0, err: "" });
      const [, aside] = /DROP SCHEMA (before_restore_\d{14}) CASCADE/.exec(out) ?? [];
      const kept = await contentOf(THIS_RELEASE);
      const found = await withDatabase(database.url, rowsOf);
      for (const [table, lines] of kept.tables) {
        const columns = Object.keys(JSON.parse(lines[0] ?? "{}") as Row);
        const there = comparable(found.get(table) ?? [], columns);
        expect([table, there]).toEqual([table, comparable(lines, columns)]);
      }
      await withDatabase(database.url, async (client) => {
        expect((await client.query(`SELECT day FROM ${aside}."ModelUsage"`)).rows).toEqual([
          { day: "before" },
        ]);
        expect(
          (await client.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE '%restoring%'")).rows,
        ).toEqual([]);
        // The triggers are on again: pictures are counted.
        await client.query(`UPDATE "Picture" SET bytes = bytes - 5 WHERE name = '${PICTURE}'`);
        const counted = `SELECT sum(bytes)::text AS bytes FROM "PictureRoom"`;
        expect((await client.query(counted)).rows).toEqual([{ bytes: String(2 * 2_147_483_000 + 3 - 5) }]);
      });
    }, 120_000);

    it("gets the embedded database in one command, and nothing twice", async () => {
      const folder = await temporaryFolder();
      await run(["restore", THIS_RELEASE], { DATA_DIR: folder });
      const before = await inFolder(folder, rowsOf);
      const moved = await run(["move", database.url], { DATA_DIR: folder });
      expect({ status: moved.status, err: moved.err }).toEqual({ status: 0, err: "" });
      expect(moved.out).toContain("Set DATABASE_URL");
      const after = await withDatabase(database.url, rowsOf);
      for (const [table, lines] of before)
        expect([table, [...(after.get(table) ?? [])].sort()]).toEqual([table, [...lines].sort()]);
      expect((await run(["move", database.url], { DATA_DIR: folder })).err).toContain(
        "There are tables in this database already",
      );
      const migrated = await runScript(["scripts/migrate.mjs", "migrate"], {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
      });
      expect(migrated.out).toContain("Nothing to do");
    }, 120_000);
  });
