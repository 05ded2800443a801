/** Many clients on the embedded database: each exchange is answered whole, each transaction is alone. */
import { Pool } from "pg";
import { serveEmbedded } from "@/scripts/database/embedded.mjs";

let served: { url: string; close: () => Promise<void> };
let pool: Pool;

beforeAll(async () => {
  served = await serveEmbedded({ dataDir: null });
  pool = new Pool({ connectionString: served.url, max: 8 });
  await pool.query("CREATE TABLE jar (k text PRIMARY KEY, v text); INSERT INTO jar VALUES ('salt', '1')");
}, 30_000);

afterAll(async () => {
  await pool.end();
  await served.close();
});

async function failingTransaction(): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("INSERT INTO jar VALUES ($1, $2)", ["pepper", "1"]);
    await client.query("INSERT INTO jar VALUES ($1, $2)", ["salt", "2"]);
    return "committed";
  } catch (error) {
    await client.query("ROLLBACK");
    return (error as { code: string }).code;
  } finally {
    client.release();
  }
}

test("parallel queries never see another's statement, rows or half-done transaction", async () => {
  const queries = Array.from({ length: 60 }, async (_, index) => {
    if (index % 4 === 0) return failingTransaction();
    const { rows } = await pool.query("SELECT $1::text AS mine, (SELECT count(*)::int FROM jar) AS jars", [
      `q${index}`,
    ]);
    return rows;
  });
  const seen = await Promise.all(queries);
  expect(seen).toEqual(
    seen.map((_, index) => (index % 4 === 0 ? "23505" : [{ mine: `q${index}`, jars: 1 }])),
  );
});

test("a client that goes away inside a transaction takes it along, and the others go on", async () => {
  const client = await pool.connect();
  await client.query("BEGIN");
  await client.query("DELETE FROM jar");
  const waiting = pool.query("SELECT count(*)::int AS jars FROM jar");
  client.release(new Error("gone"));
  expect((await waiting).rows).toEqual([{ jars: 1 }]);
});

test("a row larger than one read of the socket arrives whole", async () => {
  const large = "é".repeat(700_000);
  const { rows } = await pool.query<{ length: number; same: boolean }>(
    "SELECT length($1::text) AS length, $1::text = $2::text AS same",
    [large, large],
  );
  expect(rows).toEqual([{ length: 700_000, same: true }]);
});

test("what one client notifies reaches those who listen, after the commit and before its own statement is answered", async () => {
  const [listener, other] = [await pool.connect(), await pool.connect()];
  const heard: string[] = [];
  listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await listener.query("LISTEN kitchen");
  await other.query("BEGIN");
  await other.query("SELECT pg_notify('kitchen', 'undone')");
  await other.query("ROLLBACK");
  await other.query("SELECT pg_notify('kitchen', 'done'), repeat('x', 100000) FROM generate_series(1, 20)");
  await listener.query("NOTIFY kitchen, 'own'");
  expect(heard).toEqual(["done", "own"]);
  for (const client of [listener, other]) client.release(true);
});
