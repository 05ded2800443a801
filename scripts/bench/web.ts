/**
 * Lighthouse as a phone, three times per page, medians: what a visitor waits for and moves past. A page of the same Next with one word on it
 * is looked at as well: what it misses of the bars, on this machine and at this hour, is not the app's. Lighthouse itself is fetched when this
 * is run, at a fixed version: nobody who only works on the app needs its hundred packages.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../setup/browser.mjs";
import { runQuietly } from "../setup/say.mjs";
import { BENCH_LIMITS } from "./callers";
import { sharedRecipe } from "./requests";
import { startBareNext, startPlainspoon } from "./running-app";

const LIGHTHOUSE = "lighthouse@12.8.2";
const TIMES = 3;

type Report = {
  categories: Record<"performance" | "accessibility" | "best-practices", { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};

const FIGURES: Record<string, (report: Report) => number> = {
  performance: ({ categories }) => 100 * categories.performance.score,
  accessibility: ({ categories }) => 100 * categories.accessibility.score,
  "best practices": ({ categories }) => 100 * categories["best-practices"].score,
  "LCP ms": ({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
  CLS: ({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  "TBT ms": ({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN,
  kB: ({ audits }) => (audits["total-byte-weight"]?.numericValue ?? Number.NaN) / 1024,
};

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function look(url: string, session: string, file: string, browser: string): Promise<Report> {
  await runQuietly(
    "npm",
    [
      ...["exec", "--yes", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, "--quiet"],
      ...[
        "--output=json",
        `--output-path=${file}`,
        "--only-categories=performance,accessibility,best-practices",
      ],
      `--extra-headers=${JSON.stringify(session ? { cookie: session } : {})}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    { env: { ...process.env, CHROME_PATH: browser }, sentence: `Lighthouse could not look at ${url}.` },
  );
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

/** Once more when it fails: now and then the browser does not tell Lighthouse when a page began. */
const twice = <T>(work: () => Promise<T>): Promise<T> => work().catch(work);

/** A recipe of the library, which a signed-in cook may open. */
async function libraryRecipe(url: string): Promise<string> {
  const recipes = (await (await fetch(`${url}/api/library-recipes`)).json()) as { id: string }[];
  return `/library-recipe/${recipes[0]?.id}`;
}

export async function run(): Promise<void> {
  const browser = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-lighthouse-"));
  const ours = await startPlainspoon(BENCH_LIMITS);
  const bare = await startBareNext();
  try {
    const { share, reader } = await sharedRecipe(ours.url);
    const pages = [
      { name: "a bare page", url: `${bare.url}/still`, session: "" },
      { name: "/", url: ours.url, session: "" },
      { name: "/share/…", url: ours.url + share, session: "" },
      { name: "/library-recipe/…", url: ours.url + (await libraryRecipe(ours.url)), session: reader },
      { name: "/about", url: `${ours.url}/about`, session: "" },
    ];
    for (const { name, url, session } of pages) {
      const reports: Report[] = [];
      // The first visit makes what is kept of the page afterwards.
      await fetch(url, { headers: { cookie: session } });
      for (let time = 0; time < TIMES; time += 1)
        reports.push(await twice(() => look(url, session, join(folder, "report.json"), browser)));
      const figures = Object.entries(FIGURES).map(([what, figure]) => {
        const value = median(reports.map(figure));
        return `${what} ${what === "CLS" ? value.toFixed(3) : value.toFixed(0)}`;
      });
      process.stdout.write(`${name}: ${figures.join(", ")}\n`);
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}
