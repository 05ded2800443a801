/**
 * `npm run eval -- all --cases CORPUS [--out TABLE.md]`: every kind against its bars, one table. CORPUS is a folder that holds the cases
 * and their scorers (`score-*.mjs`); photos and PDFs are made here from our own recipes, by a seed that nothing was tuned on.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { BARS, KINDS, type Bar, type Kind, type Report } from "./bars";

const HELD_OUT_SEED = "20261121";
const OWN_CASES = { photo: "40", pdf: "40" } as const;
const NODE = ["--conditions=react-server", "--import", "tsx"];

const node = (args: string[]): string =>
  execFileSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });

const script = (name: string): string => join(import.meta.dirname, name);

/** Where the cases of a kind and their right answers are. */
function casesOf(kind: Kind, corpus: string, work: string): { cases: string; truth: string } {
  if (kind === "photo" || kind === "pdf") {
    const folder = join(work, kind);
    node([
      "--import",
      "tsx",
      script(`make-${kind}-cases.ts`),
      "--out",
      folder,
      "--seed",
      HELD_OUT_SEED,
      "--count",
      OWN_CASES[kind],
    ]);
    return { cases: folder, truth: join(folder, "cases.json") };
  }
  const folder = join(corpus, kind);
  if (existsSync(folder)) return { cases: folder, truth: join(folder, "cases.json") };
  const file = [`${folder}.jsonl`, `${folder}.json`].find((path) => existsSync(path));
  if (!file) throw new Error(`${corpus} has no cases for ${kind}`);
  return { cases: file, truth: file };
}

/** `all n=396 accuracy=0.96 …` lines as a report: the storage scorer prints no JSON. */
function reportOfLines(text: string): Report {
  const rows = text.split("\n").map((line) => /^(\S+)\s+(.*=.*)$/.exec(line));
  return Object.fromEntries(
    rows.flatMap((row) =>
      row
        ? [
            [
              row[1] ?? "",
              Object.fromEntries(
                (row[2] ?? "")
                  .split(" ")
                  .map((pair) => pair.split("="))
                  .map(([key = "", value]) => [key, Number(value)]),
              ),
            ],
          ]
        : [],
    ),
  );
}

async function score(
  kind: Kind,
  corpus: string,
  truth: string,
  predictions: string,
  work: string,
): Promise<Report> {
  const scorer = join(corpus, `score-${kind === "photo" || kind === "pdf" ? "text" : kind}.mjs`);
  if (kind === "storage") return reportOfLines(node([scorer, truth, predictions]));
  if (kind !== "url") return JSON.parse(node([scorer, truth, predictions, "--json"])) as Report;
  const out = join(work, "url.json");
  node([scorer, truth, predictions, "--json", out]);
  return (JSON.parse(await readFile(out, "utf8")) as { groups: Report }).groups;
}

function row(kind: Kind, bar: Bar, report: Report): string {
  const value = bar.of(report);
  const isReached = value != null && (bar.atMost ? value <= bar.ours : value >= bar.ours);
  const shown = value == null ? "–" : value.toFixed(value > 2 ? 1 : 3);
  return `| ${kind} | ${bar.what} | ${bar.others} | ${bar.atMost ? "≤" : "≥"} ${bar.ours} | ${shown} | ${isReached ? "yes" : "**no**"} |`;
}

/** Runs everything and writes the table. */
export async function runAll(corpus: string, out: string | undefined): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "plainspoon-eval-"));
  const rows: string[] = [];
  try {
    for (const kind of KINDS) {
      const { cases, truth } = casesOf(kind, resolve(corpus), work);
      const predictions = join(work, `${kind}.jsonl`);
      node([...NODE, script("index.ts"), kind, "--cases", cases, "--out", predictions]);
      const report = await score(kind, resolve(corpus), truth, predictions, work);
      for (const bar of BARS[kind]) rows.push(row(kind, bar, report));
      process.stderr.write(`${rows.slice(-BARS[kind].length).join("\n")}\n`);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const table = [
    "| kind | what | others' best | bar | ours | reached |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
  process.stdout.write(`${table}\n\ncommit ${commit}, ${new Date().toISOString().slice(0, 10)}\n`);
  if (out)
    await writeFile(out, `${table}\n\nCommit \`${commit}\`, ${new Date().toISOString().slice(0, 10)}.\n`);
}
