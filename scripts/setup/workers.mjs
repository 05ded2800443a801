/**
 * Bundles what runs beside the server, so that it starts in milliseconds and needs none of our sources: the programs of the child processes
 * into `.workers`, one plain file each, which need not be allowed to read more; those of the commands into `.programs`. Done by whatever is
 * about to use them: a start, a build, a command, a test run. Beside them lies a new, empty database, for every one that is begun.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { engineVersion } from "./engine-version.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { hashOf, IS_OUTPUT, ROOT, unlessMade } from "./project.mjs";
import { Failure } from "./say.mjs";

const FOLDER = ".workers";
/** Made beside it first: a server may be starting a process from the file that is replaced. */
const FRESH = `${FOLDER}/fresh`;
const PROGRAMS_FOLDER = ".programs";

const ENTRIES = {
  article: "lib/conversion/article-worker.mjs",
  document: "lib/services/document-reader/read-document.mjs",
  engine: "lib/services/engine/worker.mjs",
  heic: "lib/services/pictures/heic-in-child.mjs",
  pdf: "lib/services/pdf-reader/read-pdf.mjs",
  photo: "lib/services/photo-reader/read-photo.mjs",
  pictures: "lib/services/pictures/redraw-in-child.mjs",
  print: "lib/services/recipe-printer/print-in-child.mjs",
  "recipe-files": "lib/services/recipe-files/read-in-child.mjs",
};

/** What the commands run on the database and the settings. */
const PROGRAMS = {
  backup: "scripts/backup/index.mjs",
  "billing-setup": "scripts/billing-setup.ts",
  doctor: "scripts/doctor.ts",
  "make-admin": "scripts/make-admin.ts",
  "make-demo-data": "scripts/make-demo-data.ts",
  seed: "prisma/seed.ts",
  settings: "scripts/settings.ts",
};

const SOURCES = [
  "lib",
  "package-lock.json",
  "prisma/seed.ts",
  "prisma/schema.prisma",
  ...Object.values(PROGRAMS),
  "scripts/setup/engine-version.mjs",
  "scripts/setup/workers.mjs",
  "tsconfig.json",
];

/** node's arguments for one of the commands' programs; `buildWorkers` has made it. */
export const programArguments = (name) => [join(ROOT, PROGRAMS_FOLDER, `${name}.mjs`)];

const options = async (outdir) => ({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES,
  outdir,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Else esbuild makes each such pattern anew wherever it is used: only the oldest Node 20 lacked newer names of scripts.
  supported: { "regexp-unicode-property-escapes": true },
  // `server-only` is empty under this condition.
  conditions: ["react-server"],
  define: {
    ENGINE_BUILD: JSON.stringify(await engineVersion()),
  },
  // Large, compiled, or they find files of their own beside them; each program's `needs` lists its own.
  external: [
    "@mozilla/readability",
    "@react-pdf/*",
    "fontkit",
    "jsdom",
    "libheif-js",
    "mammoth",
    "pdfjs-dist",
    "pdfkit",
    "postal-mime",
    "react",
    "saxes",
    "sharp",
    "tesseract.js",
  ],
  logLevel: "silent",
});

/** Plain JavaScript of the commands finds its files by where it lies: a program imports it from there. */
const plainFilesStay = {
  name: "plain-files-stay",
  setup(build) {
    // It only tells a browser's bundle from a server's.
    build.onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: "empty" }));
    build.onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "" }));
    build.onResolve({ filter: /^\.{1,2}\/.*\.mjs$/ }, ({ path, resolveDir, kind }) => {
      if (kind === "entry-point") return undefined;
      const file = relative(ROOT, resolve(resolveDir, path));
      return /^(?:scripts|prisma)\//.test(file) ? { path: `../${file}`, external: true } : undefined;
    });
  },
};

const programOptions = async (outdir) => ({
  ...(await options(outdir)),
  entryPoints: PROGRAMS,
  // What several of them need is written once.
  splitting: true,
  chunkNames: "part-[hash]",
  packages: "external",
  external: [],
  plugins: [plainFilesStay],
});

/** Builds `.workers` and `.programs` when a source changed; resolves at once when none did. A built output has them. */
export async function buildWorkers() {
  if (IS_OUTPUT) return;
  await oneAtATime(async () => {
    const hash = await hashOf(SOURCES, { skip: (path) => /\.test\.ts$/.test(path) });
    await Promise.all([
      unlessMade({ makes: `${PROGRAMS_FOLDER}/settings.mjs`, record: `${FOLDER}/built`, hash }, bundle),
      packNewDatabase(),
    ]);
  });
}

const PACKER = "scripts/database/pack-new-database.mjs";

async function packNewDatabase() {
  const file = `${FOLDER}/new-database.tar.gz`;
  const hash = await hashOf(["node_modules/@electric-sql/pglite/package.json", PACKER]);
  await unlessMade({ makes: file, record: `${FOLDER}/new-database`, hash }, async () => {
    await mkdir(join(ROOT, FOLDER), { recursive: true });
    await promisify(execFile)(process.execPath, [join(ROOT, PACKER), join(ROOT, file)]);
  });
}

/** For the commands that install nothing. @throws Failure when there is nothing to build with */
export async function buildPrograms() {
  const needed = ["node_modules/esbuild", "lib/db/generated/client.ts"];
  if (!IS_OUTPUT && !needed.every((path) => existsSync(join(ROOT, path))))
    throw new Failure("The packages are not installed yet: run `npm start` once first.");
  await buildWorkers();
}

async function bundle() {
  const { build } = await import("esbuild");
  const freshPrograms = `${PROGRAMS_FOLDER}.fresh`;
  try {
    await build(await options(FRESH));
    await rm(join(ROOT, freshPrograms), { recursive: true, force: true });
    await build(await programOptions(freshPrograms));
  } catch (error) {
    throw new Failure(`The programs beside the server could not be bundled:\n${error.message}`);
  }
  await rm(join(ROOT, PROGRAMS_FOLDER), { recursive: true, force: true });
  await rename(join(ROOT, freshPrograms), join(ROOT, PROGRAMS_FOLDER));
  for (const name of Object.keys(ENTRIES))
    await rename(join(ROOT, FRESH, `${name}.mjs`), join(ROOT, FOLDER, `${name}.mjs`));
}

/** Builds `.workers` and builds it again after each change of a source, until this process ends: for `npm run dev`. */
export async function watchWorkers() {
  await buildWorkers();
  const { context } = await import("esbuild");
  await (await context(await options(FOLDER))).watch();
}
