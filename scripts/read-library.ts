/**
 * Reads the curated recipes of prisma/library anew with today's engine: `npm run library:read`, after which `npm run db:seed` stores them.
 * Each file keeps its source and its place; what the receipt asks is printed, to be looked at before the files are committed.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { format, type FormatConfig } from "oxfmt";
import { formatText } from "@/lib/engine/format";
import { PACK_FOLDER } from "../prisma/pack-versions.mjs";

const FORMAT_SETTINGS = join(import.meta.dirname, "../.oxfmtrc.json");

type PackFile = { source: string[]; formattedContent: unknown };

async function readAnew(name: string): Promise<string[]> {
  const path = join(PACK_FOLDER, name);
  const file = JSON.parse(await readFile(path, "utf8")) as PackFile;
  const content = formatText(file.source.join("\n"));
  if (content === null) return ["no recipe was found: the file stays as it is"];
  const { receipt, ...formattedContent } = content;
  const text = JSON.stringify({ ...file, formattedContent: { ...formattedContent, imageUrl: null } });
  const settings = JSON.parse(await readFile(FORMAT_SETTINGS, "utf8")) as FormatConfig;
  await writeFile(path, (await format(path, text, settings)).code);
  return (receipt?.issues ?? []).map(({ message, step, text: quote }) =>
    [step === undefined ? "" : `step ${step}: `, message, quote === undefined ? "" : ` “${quote}”`].join(""),
  );
}

async function main(): Promise<void> {
  const names = (await readdir(PACK_FOLDER)).filter((name) => name.endsWith(".json")).sort();
  for (const name of names) {
    const issues = await readAnew(name);
    process.stdout.write(`${name}: ${issues.length === 0 ? "read" : `\n  ${issues.join("\n  ")}`}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
