/**
 * Web pages: every saved page through the extractor and the formatter, with the time they take (the page is unpacked outside the clock).
 * They run as the worker runs them, bundled: read file by file through tsx, each function that is made is named anew, which costs a fifth.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { build } from "esbuild";
import type { PageReading } from "@/lib/engine/read/page";
import type { SourceLine } from "@/lib/engine/recipe/source";
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

function predictionOf(id: string, reading: PageReading, ms: number): object {
  if (reading.kind !== "recipe") return { id, error: reading.kind, ms };
  const { recipe, via, headings } = reading;
  return {
    id,
    title: recipe.title,
    ingredients: withSections(recipe.ingredients),
    instructions: withSections(recipe.instructions),
    headings: [...headings, ...sectionsOf(recipe.ingredients), ...sectionsOf(recipe.instructions)],
    servings: recipe.yield ?? recipe.makes ?? null,
    image: recipe.imageUrl,
    ms,
    via,
  };
}

/** Every page so often before the clock runs. */
const WARM_ROUNDS = 10;

/** What a conversion does with a page: reads it and formats the recipe. */
const WORK = `
  import { extractRecipe } from "@/lib/engine/read/page";
  import { formatRecipe } from "@/lib/engine/format";
  export function readAndFormat(html, url) {
    const reading = extractRecipe(html, url);
    if (reading.kind === "recipe") formatRecipe(reading.recipe);
    return reading;
  }`;

async function bundled(): Promise<{ readAndFormat: (html: string, url: string) => PageReading }> {
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-eval-"));
  const outfile = join(folder, "work.mjs");
  try {
    await build({
      stdin: { contents: WORK, resolveDir: process.cwd() },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      supported: { "regexp-unicode-property-escapes": true },
      logLevel: "silent",
    });
    return (await import(pathToFileURL(outfile).href)) as Awaited<ReturnType<typeof bundled>>;
  } finally {
    await rm(folder, { recursive: true });
  }
}

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
  const { readAndFormat } = await bundled();
  // A server is warm: its first hundreds of pages pay for compiling the code, not for reading recipes.
  const rounds = Array.from({ length: WARM_ROUNDS }, () => pages).flat();
  for (const { html, url } of rounds) readAndFormat(html, url);
  for (const { id, html, url } of pages) {
    const start = performance.now();
    const reading = readAndFormat(html, url);
    yield predictionOf(id, reading, performance.now() - start);
  }
}
