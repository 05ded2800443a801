/** Runs one part of the tests and counts its results from the runner's own report. */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./project.mjs";
import { say } from "./say.mjs";

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Every setting blank, which counts as not set: neither the shell's nor those of .env, a real database's address say, reach a test. */
const NO_SETTINGS = Object.fromEntries(
  [...readFileSync(join(ROOT, ".env.example"), "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => [name, ""],
  ),
);

const program = (path) => join(ROOT, "node_modules", path);

/** Runs a program of node_modules with its output shown; resolves with its exit status. */
function run(path, args, env = {}) {
  const child = spawn(process.execPath, [program(path), ...args], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...NO_SETTINGS, ...env },
  });
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)));
}

/** A check that passes or fails as a whole: lint, types, format. */
async function check(path, args) {
  return (await run(path, args)) === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };
}

/** Runs `work` with a report file; a runner that ends without a report, or badly with no failed test in it, counts as one failure. */
async function counted(name, work, count) {
  const file = join(tmpdir(), `plainspoon-${name}-${process.pid}.json`);
  try {
    const status = await work(file);
    const report = await readFile(file, "utf8").catch(() => null);
    const counts = report ? count(JSON.parse(report)) : { ...NOTHING };
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    await rm(file, { force: true });
  }
}

const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** The titles of the tests that failed once and passed when they ran again, from a Playwright report's nested suites. */
const passedAtSecondRun = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(passedAtSecondRun),
];

/** A journey that passes at its second run only has passed, and is named: it is unsteady, and somebody has to look at it. */
function playwrightCounts(report) {
  const { stats, errors } = report;
  for (const title of passedAtSecondRun(report)) say(`Unsteady, passed at its second run only: ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

function jest(name, args, env = {}) {
  const node = {
    NODE_ENV: "test",
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ""} --experimental-vm-modules --disable-warning=ExperimentalWarning`.trim(),
  };
  return counted(
    name,
    (file) =>
      run(
        "jest/bin/jest.js",
        [
          "--json",
          `--outputFile=${file}`,
          ...(args.includes("--runInBand") ? [] : ["--maxWorkers=2"]),
          ...args,
        ],
        {
          ...node,
          ...env,
        },
      ),
    jestCounts,
  );
}

/** What did not change since it was last found good, by its content and the settings, is not looked at again. */
const ONLY_WHAT_CHANGED = [
  "--cache",
  "--cache-strategy=content",
  `--cache-location=${join(ROOT, "node_modules/.cache/eslint")}`,
];

export const lint = () => check("eslint/bin/eslint.js", [".", "--max-warnings=0", ...ONLY_WHAT_CHANGED]);
export const format = () => check("oxfmt/bin/oxfmt", ["--check", "."]);

/**
 * Next writes the types of its routes first. The compiler is TypeScript's native one, four times as fast; Next and the lint rules still
 * load the one before it, because the native one has no interface for programs yet.
 */
export async function types() {
  await run("next/dist/bin/next", ["typegen"], { NEXT_TELEMETRY_DISABLED: "1" });
  return check("typescript-7/bin/tsc", ["--noEmit"]);
}

/** Everything that runs against the database; start and settings are the same whatever it is. */
const USES_DATABASE = "tests/(api/|domain/(?!start|settings))";

/**
 * What one database could do otherwise than the other: its contract, migrations, locks and races, jobs, sweeps, sorting and
 * searching. These run on both.
 */
const ON_BOTH =
  "(domain/(database|migrations|before-next|jobs|retention|billing-races|about-a-cook)|api/(recipes/list|security/rate-limit))";
const escaped = (path) => path.replace(/[^\w/]/g, "\\$&");
const ON_POSTGRES_ONLY = `${escaped(ROOT)}/tests/(?!${ON_BOTH})(api/|domain/(?!start|settings))`;

/** Every jest project; what uses the database runs on the embedded one. */
export const jestOnEmbedded = () => jest("jest", [], { TEST_DATABASE_URL: "" });

/** The same, with how much of each folder of lib it runs printed at the end and, line by line, in `coverage/`. */
export const jestWithCoverage = () =>
  jest(
    "coverage",
    [
      "--coverage",
      "--coverageProvider=v8",
      "--collectCoverageFrom=lib/**/*.ts",
      "--collectCoverageFrom=!lib/db/generated/**",
      "--coverageReporters=text",
      "--coverageReporters=html",
    ],
    { TEST_DATABASE_URL: "" },
  );

/** Files that differ from the main branch of the clone's origin, or from the last commit where there is no origin. */
function changedFiles(since) {
  const git = (...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\n");
  return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")].filter(
    Boolean,
  );
}

function mainBranch() {
  try {
    const args = ["merge-base", "HEAD", "origin/main"];
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "HEAD";
  }
}

/** What jest finds by following imports; another file (a migration, a fixture, a setting, a script) may reach any test. */
const IS_IMPORTED = /^(app|components|lib|tests)\/.*\.tsx?$/;
const REACHES_NO_TEST = /(\.md|^tests\/e2e\/.*)$/;

/**
 * The contract tests, the attacks on the engine, and every test that the changes since the main branch reach; what needs a database, on
 * the embedded one. `npm test` runs them all.
 */
export function jestOfChanges() {
  const since = mainBranch();
  const changed = changedFiles(since).filter((path) => !REACHES_NO_TEST.test(path));
  if (!changed.every((path) => IS_IMPORTED.test(path))) return jestOnEmbedded();
  const reached = execFileSync(
    process.execPath,
    [program("jest/bin/jest.js"), "--listTests", `--changedSince=${since}`],
    { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const always = ["lib/engine/(.*/)?robustness", "tests/contract/"];
  return jest(
    "jest-changes",
    [
      "--testPathPatterns",
      ...always.map((folder) => `^${escaped(ROOT)}/${folder}`),
      ...reached.split("\n").filter(existsSync).map(escaped),
    ],
    { TEST_DATABASE_URL: "" },
  );
}

/** Every jest project but the database suites that the PostgreSQL server at hand runs. */
export const jestBesidePostgres = () =>
  jest("jest", ["--testPathIgnorePatterns", "/node_modules/", ON_POSTGRES_ONLY], { TEST_DATABASE_URL: "" });

/** Every suite that uses the database, on the PostgreSQL server at `url`. */
export const jestOnPostgres = (url) =>
  jest("jest-postgres", ["--selectProjects", "api", "--testPathPatterns", USES_DATABASE], {
    TEST_DATABASE_URL: url,
  });

/** The end-to-end tests in the browser at `browser`; Playwright's configuration starts the app. */
export const endToEnd = ({ browser, shell }) =>
  counted(
    "e2e",
    (file) =>
      run("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
        CHROMIUM_PATH: browser,
        HEADLESS_SHELL_PATH: shell,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    playwrightCounts,
  );

/**
 * The built output as processes: alone, and as two copies of one app with what stands around them (docs/testing.md).
 * @param withSite false where nginx, PgBouncer or PostgreSQL cannot be had
 */
export const asProcesses = ({ withSite }) =>
  jest("cluster", [
    ...["--config", "jest.cluster.config.mjs", "--runInBand"],
    ...(withSite ? [] : ["--testPathIgnorePatterns", "/node_modules/", "two-copies"]),
  ]);
