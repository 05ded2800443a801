/** The engine's code as the worker runs it, in one file: read file by file through tsx, each function that is made is named anew, which costs a fifth. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** What `contents`, a module that exports from this repository, exports once it is bundled. */
export async function bundled<Exports>(contents: string): Promise<Exports> {
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-bundled-"));
  const outfile = join(folder, "work.mjs");
  try {
    await build({
      stdin: { contents, resolveDir: process.cwd() },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      supported: { "regexp-unicode-property-escapes": true },
      logLevel: "silent",
    });
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    await rm(folder, { recursive: true });
  }
}
