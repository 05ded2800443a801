/**
 * `npm test`: installs what is missing (a browser and PostgreSQL too, where that is possible), runs every suite, and ends
 * with one line, `N passed, N failed, N skipped`. With names of suites it runs those only: `npm test -- lint jest`.
 */
import "./setup/node-version.mjs";
import { install } from "./setup/install.mjs";
import { command, Failure, say } from "./setup/say.mjs";

const minutes = (since) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

async function onPostgres({ jestOnPostgres }) {
  const { startPostgres } = await import("./setup/postgres.mjs");
  const server = await startPostgres();
  try {
    return await jestOnPostgres(server?.url);
  } finally {
    await server?.stop();
  }
}

async function inTheBrowser({ endToEnd }) {
  const { build } = await import("./setup/build.mjs");
  const { findBrowser } = await import("./setup/browser.mjs");
  await build();
  return endToEnd(await findBrowser());
}

const SUITES = {
  lint: ["Lint", ({ lint }) => lint()],
  format: ["Format", ({ format }) => format()],
  types: ["Types", ({ types }) => types()],
  jest: ["Tests, on the embedded database", ({ jestOnEmbedded }) => jestOnEmbedded()],
  postgres: ["Database tests, on PostgreSQL", onPostgres],
  e2e: ["End-to-end tests, in the browser", inTheBrowser],
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
  const unknown = wanted.find((name) => !(name in SUITES));
  if (unknown)
    throw new Failure(`There is no suite "${unknown}"; there are: ${Object.keys(SUITES).join(", ")}.`);
  const began = Date.now();
  await install();
  const runners = await import("./setup/suites.mjs");
  const total = { passed: 0, failed: 0, skipped: 0 };
  const lines = [];
  for (const name of wanted.length > 0 ? wanted : Object.keys(SUITES)) {
    const [title, work] = SUITES[name];
    const started = Date.now();
    say(`\n== ${title}`);
    const counts = await results(work, runners);
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
    lines.push(
      `${title}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${minutes(started)})`,
    );
  }
  say(`\n${lines.join("\n")}\nTook ${minutes(began)}.\n`);
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(total.failed > 0 ? 1 : 0);
});
