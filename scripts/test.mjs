/**
 * `npm test`: installs what is missing (a browser, PostgreSQL, nginx and PgBouncer too, where that is possible), runs every suite, and ends
 * with one line, `N passed, N failed, N skipped`. Each database suite runs once, on PostgreSQL where there is one and on the
 * embedded database else; what the two could do otherwise runs on both. With names of suites it runs those only, whole:
 * `npm test -- lint jest` is everything on the embedded database, `npm test -- jest postgres` everything on both, and
 * `npm run coverage` (only by its name) the first with how much of the sources it ran.
 */
import "./setup/node-version.mjs";
import { install } from "./setup/install.mjs";
import { command, Failure, say } from "./setup/say.mjs";

const minutes = (since) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

/** Starts PostgreSQL at the first call that needs it, for as long as the suites run; null where there is none. */
let server;
const postgres = async () =>
  (server ??= await (await import("./setup/postgres.mjs")).startPostgres().then((it) => it ?? false));

async function onPostgres({ jestOnPostgres }) {
  const { url } = await postgres();
  if (url) return jestOnPostgres(url);
  say("There is no PostgreSQL here and none can be installed: all database suites ran on the embedded one.");
  return { passed: 0, failed: 0, skipped: 1 };
}

/** Everything that a run of `npm test` without names leaves to the embedded database. */
async function onEmbedded({ jestBesidePostgres, jestOnEmbedded }) {
  return (await postgres()) ? jestBesidePostgres() : jestOnEmbedded();
}

async function inTheBrowser({ endToEnd }) {
  const { build } = await import("./setup/build.mjs");
  const { findBrowser, findHeadlessShell } = await import("./setup/browser.mjs");
  await build();
  const browser = await findBrowser();
  return endToEnd({ browser, shell: await findHeadlessShell(browser) });
}

/** Where it fails, the first suite that needs the app builds again and says why. */
async function buildAhead(names) {
  if (!names.some((name) => name === "e2e" || name === "cluster")) return;
  const { build } = await import("./setup/build.mjs");
  await build().catch(() => undefined);
}

async function ofTheOutput({ asProcesses }) {
  const { build } = await import("./setup/build.mjs");
  const { findSitePrograms } = await import("./setup/site-programs.mjs");
  await build();
  const withSite = Boolean((await findSitePrograms()) && (await postgres()));
  const counts = await asProcesses({ withSite });
  if (withSite) return counts;
  say(
    "There is no nginx, PgBouncer or PostgreSQL here and none can be installed: two copies were not tested as one app.",
  );
  return { ...counts, skipped: counts.skipped + 1 };
}

const SUITES = {
  lint: ["Lint", ({ lint }) => lint()],
  format: ["Format", ({ format }) => format()],
  types: ["Types", ({ types }) => types()],
  jest: ["Tests, on the embedded database", ({ jestOnEmbedded }) => jestOnEmbedded()],
  postgres: ["Database tests, on PostgreSQL", onPostgres],
  e2e: ["End-to-end tests, in the browser", inTheBrowser],
  cluster: ["The built output, alone and as two copies", ofTheOutput],
};

/** Run by their names only: each is a part of `jest`, or all of it once more and slower. */
const BY_NAME = {
  changes: [
    "Tests of the contract, attacks, and those that the changes reach",
    ({ jestOfChanges }) => jestOfChanges(),
  ],
  coverage: ["Coverage, on the embedded database", ({ jestWithCoverage }) => jestWithCoverage()],
};

/** A suite that cannot even start is one failure, and the others still run. */
async function results(work, runners) {
  try {
    return await work(runners);
  } catch (error) {
    process.stderr.write(`${error instanceof Failure ? error.message : (error?.stack ?? error)}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

await command(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in SUITES || name in BY_NAME));
  if (unknown)
    throw new Failure(
      `There is no suite "${unknown}"; there are: ${[...Object.keys(SUITES), ...Object.keys(BY_NAME)].join(", ")}.`,
    );
  const began = Date.now();
  await install();
  const runners = await import("./setup/suites.mjs");
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  const all = wanted.length === 0;
  const names = all ? Object.keys(SUITES) : wanted;
  const run = async (name) => {
    const [title, ofName] = SUITES[name] ?? BY_NAME[name];
    const work = all && name === "jest" ? onEmbedded : ofName;
    const started = Date.now();
    say(`\n== ${title}`);
    const counts = await results(work, runners);
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
    lines[names.indexOf(name)] =
      `${title}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${minutes(started)})`;
  };
  const inTurn = async (wanted) => {
    for (const name of names.filter(wanted)) await run(name);
  };
  // Lint takes one core, and longer than these together: the app is built meanwhile for the suites that need it.
  const isLint = (name) => name === "lint";
  const isBeside = (name) => ["format", "types", "changes"].includes(name);
  const beside = inTurn(isBeside).then(() => names.includes("lint") && buildAhead(names));
  await Promise.all([inTurn(isLint), beside]);
  await inTurn((name) => !isLint(name) && !isBeside(name));
  if (server) await server.stop();
  say(`\n${lines.join("\n")}\nTook ${minutes(began)}.\n`);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(total.failed > 0 ? 1 : 0);
});
