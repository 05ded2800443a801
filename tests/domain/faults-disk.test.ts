/**
 * No room for the embedded database to grow, by a limit of the system on how large its files may be: what does not fit is refused, what
 * was acknowledged is there, and with room again it goes on.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Client } from "pg";
import { startDatabaseProcess } from "@/scripts/database/process.mjs";
import { temporaryFolder } from "../support/program";

const SERVE = join(import.meta.dirname, "../../scripts/database/serve.mjs");
/** Of a file, in kilobytes: more than a fresh database's largest, the log's. */
const ROOM_KB = 17_000;
const ROW = 1_000_000;

/** Serves the folder's database in a process whose files may not grow beyond `kilobytes`. */
async function serveWithin(folder: string, kilobytes: number) {
  const child = spawn(
    "bash",
    ["-c", `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`, process.execPath, SERVE, folder],
    {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  const ended = once(child, "exit");
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return { url, ended, hangUp: () => child.connected && child.disconnect() };
}

test("what does not fit is refused, and everything acknowledged is there when there is room again", async () => {
  const folder = await temporaryFolder();
  const full = await serveWithin(folder, ROOM_KB);
  const client = new Client({ connectionString: full.url });
  client.on("error", () => undefined);
  await client.connect();
  await client.query("CREATE TABLE jar (n int, filling text)");
  await client.query("ALTER TABLE jar ALTER COLUMN filling SET STORAGE EXTERNAL");
  const kept: number[] = [];
  let refused = "";
  for (let n = 0; refused === "" && n < 60; n += 1)
    await client.query("INSERT INTO jar VALUES ($1, repeat('x', $2))", [n, ROW]).then(
      () => kept.push(n),
      (error: Error) => (refused = error.message),
    );
  expect(refused).not.toBe("");
  expect(kept.length).toBeGreaterThan(0);
  await client.end().catch(() => undefined);
  full.hangUp();
  await full.ended;

  const roomy = await startDatabaseProcess([folder]);
  const again = new Client({ connectionString: roomy.url });
  await again.connect();
  const { rows } = await again.query<{ n: number; chars: number }>(
    "SELECT n, length(filling) AS chars FROM jar ORDER BY n",
  );
  expect(rows).toEqual(kept.map((n) => ({ n, chars: ROW })));
  await again.query("INSERT INTO jar VALUES (-1, repeat('y', 30000000))");
  await again.end();
  await roomy.stop();
});
