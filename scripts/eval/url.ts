/**
 * Web pages: every saved page through the extractor and the formatter, with the time that each takes (the page is unpacked outside the clock).
 * `ms` is the page read to a recipe, as other readers of pages are timed; `formatMs` is the recipe made plain, which they do not do.
 * Both run as the worker runs them, bundled.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { PageReading } from "@/lib/engine/read/page";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import { bundled } from "../bundled";
import { listOf } from "./file-cases";

type Case = { id: string; url: string; html: string };

/** Titles of the sections, which the scorer counts with the lines or without them, whichever the answers do. */
const sectionsOf = (lines: readonly SourceLine[]): string[] => [
  ...new Set(lines.flatMap(({ section }) => section ?? [])),
];

/** Some answers count section titles as items, wherever the section changes. */
function withSections(lines: readonly SourceLine[]): string[] {
  const items: string[] = [];
  let section: string | undefined;
  for (const line of lines) {
    if (line.section && line.section !== section) items.push(line.section);
    section = line.section;
    items.push(line.text);
  }
  return items;
}

function predictionOf(id: string, reading: PageReading, times: Times): object {
  if (reading.kind !== "recipe") return { id, error: reading.kind, ...times };
  const { recipe, via, headings } = reading;
  return {
    id,
    title: recipe.title,
    ingredients: withSections(recipe.ingredients),
    instructions: withSections(recipe.instructions),
    headings: [...headings, ...sectionsOf(recipe.ingredients), ...sectionsOf(recipe.instructions)],
    servings: recipe.yield ?? recipe.makes ?? null,
    image: recipe.imageUrl,
    ...times,
    via,
  };
}

type Times = { ms: number; formatMs: number };

/** Every page so often before the clock runs, and while it runs: of those the least counts, for whatever else the machine does only adds. */
const WARM_ROUNDS = 10;
const TIMED_ROUNDS = 5;

const WORK = `
  export { extractRecipe } from "@/lib/engine/read/page";
  export { formatRecipe } from "@/lib/engine/format";`;

type Work = {
  extractRecipe: (html: string, url: string) => PageReading;
  formatRecipe: (recipe: SourceRecipe) => unknown;
};

/** `cases`: a folder with `cases.json` and the packed pages, or the file itself. */
export async function* predict(cases: string): AsyncGenerator<object> {
  const file = await listOf(cases);
  const list = (JSON.parse(await readFile(file, "utf8")) as { cases: Case[] }).cases;
  const pages = await Promise.all(
    list.map(async ({ id, url, html }) => ({
      id,
      url,
      html: gunzipSync(await readFile(join(dirname(file), html))).toString("utf8"),
    })),
  );
  const { extractRecipe, formatRecipe } = await bundled<Work>(WORK);
  const readings = new Map<string, PageReading>();
  const least = new Map<string, Times>();
  // A server is warm: its first hundreds of pages pay for compiling the code, not for reading recipes.
  for (let round = 0; round < WARM_ROUNDS + TIMED_ROUNDS; round += 1)
    for (const { id, html, url } of pages) {
      const start = performance.now();
      const reading = extractRecipe(html, url);
      const read = performance.now();
      if (reading.kind === "recipe") formatRecipe(reading.recipe);
      const end = performance.now();
      if (round < WARM_ROUNDS) continue;
      const known = least.get(id);
      least.set(id, {
        ms: Math.min(known?.ms ?? Infinity, read - start),
        formatMs: Math.min(known?.formatMs ?? Infinity, end - read),
      });
      readings.set(id, reading);
    }
  process.stderr.write(said([...least.values()]));
  for (const [id, reading] of readings) yield predictionOf(id, reading, least.get(id)!);
}

/** Median and p95 of reading, of formatting and of both. */
function said(times: readonly Times[]): string {
  const figures = (name: string, of: (each: Times) => number): string => {
    const sorted = times.map(of).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    return `${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`;
  };
  return (
    figures("read to a recipe", ({ ms }) => ms) +
    figures("made plain", ({ formatMs }) => formatMs) +
    figures("both", ({ ms, formatMs }) => ms + formatMs)
  );
}
