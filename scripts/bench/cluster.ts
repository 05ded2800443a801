/**
 * `npm run bench:cluster`: requests per second and the 95th percentile of their times at two copies of the built output behind nginx, with
 * PostgreSQL behind PgBouncer in transaction mode (the site of tests/cluster), and at one copy of them; in turn, medians of three rounds.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import autocannon from "autocannon";
import { sharedSoup, soup } from "../../tests/cluster/kitchen";
import { startSite } from "../../tests/cluster/site";

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const CONNECTIONS = 20;
/** The most that one answer of the list holds by itself. */
const SAVED = 20;

type Round = { perSecond: number; p95Ms: number };

const nth = (values: number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

async function buildOutput(): Promise<void> {
  const build = spawn(process.execPath, [join(ROOT, "scripts/build.mjs")], { cwd: ROOT, stdio: "inherit" });
  const [code] = (await once(build, "exit")) as [number | null];
  if (code !== 0) throw new Error("the app could not be built");
}

export async function run(): Promise<void> {
  await buildOutput();
  const site = await startSite();
  let failures = 0;
  try {
    const first = await site.startCopy({ DATABASE_URL: site.database.direct, MIGRATE_AT_START: "1" });
    await first.end();
    const copies = [await site.startCopy(), await site.startCopy()];
    const at = copies[0];
    if (!at) return;
    const { cook, id, path } = await sharedSoup(site, at);
    for (let saved = 1; saved < SAVED; saved += 1) await cook.ask("/api/recipes", { body: soup(), at });
    const session = { cookie: cook.cookie() };
    const asked: Record<string, { path: string; headers: Record<string, string> }> = {
      "home, a visitor": { path: "/", headers: {} },
      "shared page, a visitor": { path, headers: {} },
      "recipe page, signed in": { path: `/recipe/${id}`, headers: session },
      [`GET /api/recipes, ${SAVED} rows`]: { path: "/api/recipes", headers: session },
    };
    const measure = async (name: string): Promise<Round> => {
      const times: number[] = [];
      const result = await new Promise<autocannon.Result>((done, fail) => {
        const load = autocannon(
          {
            url: site.url + asked[name]?.path,
            headers: asked[name]?.headers ?? {},
            connections: CONNECTIONS,
            duration: ROUND_SECONDS,
          },
          (error, measured) => (error ? fail(error) : done(measured)),
        );
        load.on("response", (_client, _status, _bytes, ms) => times.push(ms));
      });
      failures += result.non2xx + result.errors;
      return { perSecond: result.requests.average, p95Ms: nth(times, 0.95) };
    };
    const rounds = new Map<string, Round[]>();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const count of [1, copies.length]) {
        await site.proxy.leadTo(copies.slice(0, count).map(({ port }) => port));
        for (const name of Object.keys(asked)) {
          const key = `${name} | ${count}`;
          rounds.set(key, [...(rounds.get(key) ?? []), await measure(name)]);
        }
      }
    process.stdout.write("what | copies | requests/s | p95\n");
    for (const [key, measured] of rounds) {
      const perSecond = nth(
        measured.map((one) => one.perSecond),
        0.5,
      );
      const p95Ms = nth(
        measured.map((one) => one.p95Ms),
        0.5,
      );
      process.stdout.write(`${key} | ${perSecond.toFixed(0)} | ${p95Ms.toFixed(0)} ms\n`);
    }
    process.stdout.write(
      `(${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s, ${failures} answers were not 2xx)\n`,
    );
  } finally {
    await site.stop();
  }
}
