/**
 * Builds the command-line program: `npm run cli -- [--out dist/cli]`. The folder is the package as npm publishes it: one plain file with
 * everything in it, which needs Node and nothing else.
 */
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { engineVersion } from "./setup/engine-version.mjs";
import { ROOT } from "./setup/project.mjs";

const PROGRAM = "plainspoon.mjs";

/** What of our sources and of packages is in the program: some are read and leave nothing. */
const writtenInto = ({ outputs }) =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
  );

/** The licences of the packages that went in, which ask to be passed on. */
async function licencesOf(inputs) {
  const packages = new Set(
    inputs.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
  );
  const texts = [...packages].sort().map(async (name) => {
    const folder = join(ROOT, "node_modules", name);
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no licence file.`);
    return `${name}\n\n${(await readFile(join(folder, file), "utf8")).trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${"-".repeat(72)}\n\n`);
}

/** Makes the package in `out`. */
async function buildCli(out) {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ["cli/src/main.ts"],
    outfile: join(out, PROGRAM),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minify: true,
    supported: { "regexp-unicode-property-escapes": true },
    // `server-only` is empty under this condition.
    conditions: ["react-server"],
    define: { ENGINE_BUILD: JSON.stringify(await engineVersion()) },
    // Packages that are CommonJS ask for Node's own modules by `require`.
    banner: {
      js: '#!/usr/bin/env node\nimport { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    metafile: true,
    logLevel: "warning",
  });
  await chmod(join(out, PROGRAM), 0o755);
  await copyFile(join(ROOT, "cli/package.json"), join(out, "package.json"));
  await copyFile(join(ROOT, "cli/README.md"), join(out, "README.md"));
  await copyFile(join(ROOT, "LICENSE"), join(out, "LICENSE"));
  await writeFile(join(out, "LICENSES-OF-OTHERS.txt"), await licencesOf(writtenInto(metafile)));
}

const { values } = parseArgs({ options: { out: { type: "string", default: "dist/cli" } } });
await buildCli(resolve(values.out));
process.stdout.write(`${values.out}: publish it with npm publish ${values.out}\n`);
