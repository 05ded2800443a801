/** What `npm start` says when it cannot start, and that a crash leaves nothing in the way of the next start. */
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { killHard, runScript, startCode, temporaryFolder } from "../support/program";

const start = (env: Record<string, string>) => runScript(["scripts/start.mjs"], env);

/** Holds a data folder as a running app does. */
const holdFolder = (folder: string) =>
  startCode(`
    import { takeFolder } from "./scripts/database/folder-lock.mjs";
    const lock = await takeFolder(${JSON.stringify(folder)}, "app", () => "busy");
    await lock.tell({ address: "http://localhost:4321" });
    console.log("held");
    setInterval(() => undefined, 1000);
  `);

/** Serves the embedded database of a folder; prints its address and the process that owns it. */
const serveDatabase = async (folder: string) => {
  const { child, firstLine } = await startCode(`
    import { startDatabaseProcess } from "./scripts/database/process.mjs";
    const { url, child } = await startDatabaseProcess([${JSON.stringify(folder)}]);
    console.log(JSON.stringify({ url, pid: child.pid }));
  `);
  return { child, ...(JSON.parse(firstLine) as { url: string; pid: number }) };
};

describe("npm start", () => {
  it("names a wrong setting", async () => {
    const ended = await start({ DATA_DIR: await temporaryFolder(), TRUST_PROXY: "some" });
    expect(ended.status).toBe(1);
    expect(ended.err).toContain("TRUST_PROXY must be a whole number.");
  });

  it("says that the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const ended = await start({ DATA_DIR: await temporaryFolder(), PORT: port });
    other.close();
    expect(ended.status).toBe(1);
    expect(ended.err).toContain(`Port ${port} is taken by another program.`);
  });

  it("refuses a data folder that is in use, and takes it once its owner was killed", async () => {
    const folder = await temporaryFolder();
    const { child } = await holdFolder(folder);
    const refused = await start({ DATA_DIR: folder, PORT: "wrong" });
    expect(refused.status).toBe(1);
    expect(refused.err).toContain(`Plainspoon is already using ${folder}`);
    expect(refused.err).toContain("http://localhost:4321");
    await killHard(child);
    const taken = await start({ DATA_DIR: folder, PORT: "wrong" });
    expect(taken.err).toContain("PORT must be a whole number.");
  });

  it("is not fooled by a process that got the dead owner's number", async () => {
    const folder = await temporaryFolder();
    await mkdir(folder, { recursive: true });
    const stale = { id: "x", purpose: "app", owner: { pid: process.pid, began: "long ago" } };
    await writeFile(join(folder, "lock.json"), JSON.stringify(stale));
    const ended = await start({ DATA_DIR: folder, PORT: "wrong" });
    expect(ended.err).toContain("PORT must be a whole number.");
  });
});

describe("the embedded database", () => {
  const query = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<{ n: number }>(sql)).rows;
    } finally {
      await client.end();
    }
  };

  it("has everything that was written when it is killed in the middle of its work", async () => {
    const folder = await temporaryFolder();
    const first = await serveDatabase(folder);
    await query(first.url, "CREATE TABLE kept (n int)");
    for (let n = 0; n < 20; n += 1) await query(first.url, `INSERT INTO kept VALUES (${n})`);
    const unfinished = new pg.Client({ connectionString: first.url });
    unfinished.on("error", () => undefined);
    await unfinished.connect();
    await unfinished.query("BEGIN; INSERT INTO kept VALUES (1000)");
    process.kill(first.pid, "SIGKILL");
    await once(first.child, "exit");

    const second = await serveDatabase(folder);
    expect(await query(second.url, "SELECT count(*)::int AS n FROM kept")).toEqual([{ n: 20 }]);
    await killHard(second.child);
  });

  it("serves two clients at once without mixing their statements", async () => {
    const { url, child } = await serveDatabase(await temporaryFolder());
    const pool = new pg.Pool({ connectionString: url, max: 8 });
    const asked = Array.from({ length: 200 }, (_, n) => n);
    const answers = await Promise.all(
      asked.map(async (n) =>
        n % 2 === 0
          ? (await pool.query<{ n: number }>("SELECT $1::int AS n", [n])).rows[0]?.n
          : Number(
              (await pool.query<{ n: string }>("SELECT $2::text AS n, $1::int AS m", [0, n])).rows[0]?.n,
            ),
      ),
    );
    await pool.end();
    await killHard(child);
    expect(answers).toEqual(asked);
  });
});
