/**
 * Makes Next's standalone output whole: what the browser gets, what runs beside the server (the children's programs, the commands, the
 * migrations and the library), and of node_modules what those need, fonts and OCR data among it. Everything is found from where it lies
 * in that folder: a copy of it runs on a machine that has Node and nothing else.
 */
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileModulesEarly } from "./early-compiled.mjs";
import { shareEqualChunks } from "./equal-chunks.mjs";
import { OUTPUT, ROOT } from "./project.mjs";
import { buildServiceWorker } from "./service-worker.mjs";

/** As they are, at the same place. `.next/static` is what a browser loads; the drawing is part of the library's versions. */
const FOLDERS = [
  "public",
  ".next/static",
  ".workers",
  ".programs",
  "prisma",
  "lib/images/drawing.ts",
  "package.json",
];

/** What a person or a container calls; what they import is found. */
const COMMANDS = [
  "scripts/start.mjs",
  "scripts/migrate.mjs",
  "scripts/doctor.mjs",
  "scripts/admin-create.mjs",
  "scripts/billing-setup.mjs",
  "scripts/demo-seed.mjs",
  "scripts/database/serve.mjs",
  "scripts/setup/end-with-parent.mjs",
];

/** Programs that are run by their name alone. */
const PROGRAMS = ["billing-setup", "backup", "doctor", "make-admin", "make-demo-data", "seed", "settings"];

/** Packages that open files of their own by names made at run time; with all that they depend on. */
const WHOLE_PACKAGES = [
  "@electric-sql/pglite",
  "@mozilla/readability",
  "@prisma/schema-engine-wasm",
  "@react-pdf/layout",
  "@react-pdf/render",
  "@react-pdf/renderer",
  "fontkit",
  "jsdom",
  "libheif-js",
  "mammoth",
  "pdfkit",
  "postal-mime",
  "react",
  "saxes",
  "sharp",
  "tesseract.js",
];

/** The same program once more, for browsers, without WebAssembly, or to be debugged; and how words of other languages are divided, which ours are not. */
const UNUSED =
  /\/(hyphen\/(?!patterns\/en-us\.js$)[^/]+\/.*|tesseract\.js-core\/.*\.wasm\.js|pdfkit\/js\/pdfkit\.standalone\.js|libheif-js\/(libheif\/.*|libheif-wasm\/libheif-bundle\.mjs)|zlibjs\/bin\/.*\.dev(\.min)?\.js)$/;

/** The same packages once more, for programs that are no modules: ours are. */
const FOR_NO_MODULES = /^node_modules\/(stripe\/cjs\/|@anthropic-ai\/sdk\/.*\.js$)/;

/** Of these only the files that are opened. */
const FILES_OF_PACKAGES = {
  "@fontsource/atkinson-hyperlegible-next": /\/files\/.*-latin(-ext)?-(400|700)-normal\.woff$/,
  "@fontsource/fraunces": /\/files\/.*-latin(-ext)?-600-normal\.woff$/,
  "@fontsource/unifontex": /\/files\/.*-latin-400-normal\.woff$/,
  ...Object.fromEntries(
    ["deu", "eng", "fra", "ita", "nld", "por", "spa"].map((language) => [
      `@tesseract.js-data/${language}`,
      /\/4\.0\.0_best_int\//,
    ]),
  ),
  "dejavu-fonts-ttf": /\/ttf\/DejaVuSans(-Bold)?\.ttf$/,
  "pdfjs-dist": /\/(legacy\/build\/pdf(\.worker)?\.mjs|cmaps\/.*|standard_fonts\/.*)$/,
};

/** Nobody reads these while the app runs. */
const DEAD_WEIGHT =
  /(\.map|\.d\.[cm]?ts|\.md|\.tsbuildinfo)$|\/(docs|example|examples|test|tests|__tests__|\.github|\.yarn)\//;

/** Folders are walked; what would make one empty is no harm. */
const keeps = (wanted) => async (source) =>
  source.endsWith("/package.json") ||
  (await stat(source)).isDirectory() ||
  (!DEAD_WEIGHT.test(source.slice(source.lastIndexOf("node_modules/"))) && wanted(source));

async function manifest(name) {
  return JSON.parse(await readFile(join(ROOT, "node_modules", name, "package.json"), "utf8"));
}

/** Packages and all they depend on, as far as that is installed here. */
async function withDependencies(names) {
  const found = new Set();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name) || !existsSync(join(ROOT, "node_modules", name, "package.json"))) continue;
    found.add(name);
    const { dependencies, optionalDependencies } = await manifest(name);
    open.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  return found;
}

async function copy(path, filter = () => true) {
  await mkdir(dirname(join(OUTPUT, path)), { recursive: true });
  await cp(join(ROOT, path), join(OUTPUT, path), { recursive: true, filter });
}

/** Every file that the commands and their programs import, packages included. */
async function importedFiles() {
  const { default: nft } = await import("next/dist/compiled/@vercel/nft/index.js");
  const entries = [...COMMANDS, ...PROGRAMS.map((name) => `.programs/${name}.mjs`)];
  const { fileList } = await nft.nodeFileTrace(
    entries.filter((path) => existsSync(join(ROOT, path))).map((path) => join(ROOT, path)),
    // Making things is left to whoever has the sources.
    {
      base: ROOT,
      processCwd: ROOT,
      // Imports alone: what is opened by name is listed above.
      analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: false },
      ignore: [
        "node_modules/{esbuild,@esbuild,next,typescript,tsx}/**",
        ".next/**",
        ".data/**",
        ".workers/**",
        "prisma/**",
        "tests/**",
        ".env*",
      ],
    },
  );
  return [...fileList].filter((file) => !FOR_NO_MODULES.test(file));
}

/** Puts everything beside `server.js` that Next leaves out, and takes away what it should have left out. */
export async function completeOutput() {
  for (const path of FOLDERS) {
    await rm(join(OUTPUT, path), { recursive: true, force: true });
    await copy(path, (source) => !/\/(fresh|built|seed\.ts)$/.test(source));
  }
  await compileModulesEarly(join(OUTPUT, ".next/static/chunks"));
  await buildServiceWorker(join(OUTPUT, "public/sw.js"));
  for (const name of await withDependencies(WHOLE_PACKAGES)) {
    // A package inside another comes with it.
    await copy(
      `node_modules/${name}`,
      keeps((source) => !UNUSED.test(source)),
    );
  }
  for (const [name, wanted] of Object.entries(FILES_OF_PACKAGES))
    await copy(
      `node_modules/${name}`,
      keeps((source) => wanted.test(source)),
    );
  for (const file of await importedFiles()) {
    if (!existsSync(join(OUTPUT, file))) await copy(file);
  }
  // Next takes settings and whatever the tracer stumbles over along; a secret has no place in an image.
  for (const path of [".env", ".env.local", ".env.production", ".data", ".next/standalone"])
    await rm(join(OUTPUT, path), { recursive: true, force: true });
  // Maps are for people with the sources; what was traced for each page is for the build itself, 15 MB of names.
  for (const path of await readdir(join(OUTPUT, ".next/server"), { recursive: true }))
    if (/\.(map|nft\.json)$/.test(path)) await rm(join(OUTPUT, ".next/server", path));
  await shareEqualChunks(join(OUTPUT, ".next/server/chunks"));
  const { name, version, type } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  await writeFile(
    join(OUTPUT, "package.json"),
    `${JSON.stringify({ name, version, private: true, type }, null, 2)}\n`,
  );
}
