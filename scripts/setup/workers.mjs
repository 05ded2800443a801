/**
 * Bundles the programs of the child processes into `.workers`, one plain file each, so that a process starts in milliseconds, needs none of
 * our sources, and need not be allowed to read them. Done by whatever is about to use them: a start, a build, a test run.
 */
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { engineVersion } from "./engine-version.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { hashOf, ROOT, unlessMade } from "./project.mjs";
import { Failure } from "./say.mjs";

const FOLDER = ".workers";
/** Made beside it first: a server may be starting a process from the file that is replaced. */
const FRESH = `${FOLDER}/fresh`;

const ENTRIES = {
  article: "lib/conversion/article-worker.mjs",
  engine: "lib/services/engine/worker.mjs",
  pdf: "lib/services/pdf-reader/read-pdf.mjs",
  photo: "lib/services/photo-reader/read-photo.mjs",
  pictures: "lib/services/pictures/redraw-in-child.mjs",
  print: "lib/services/recipe-printer/print-in-child.mjs",
  "recipe-files": "lib/services/recipe-files/read-in-child.mjs",
};

const SOURCES = [
  "lib/conversion",
  "lib/engine",
  "lib/rules",
  "lib/services",
  "package-lock.json",
  "scripts/setup/engine-version.mjs",
  "scripts/setup/workers.mjs",
  "tsconfig.json",
];

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
    "pdfjs-dist",
    "pdfkit",
    "react",
    "sharp",
    "tesseract.js",
  ],
  logLevel: "silent",
});

/** Builds `.workers` when a source changed; resolves at once when none did. */
export async function buildWorkers() {
  await oneAtATime(async () => {
    const hash = await hashOf(SOURCES, { skip: (path) => /\.test\.ts$/.test(path) });
    await unlessMade({ makes: `${FOLDER}/engine.mjs`, record: `${FOLDER}/built`, hash }, bundle);
  });
}

async function bundle() {
  const { build } = await import("esbuild");
  try {
    await build(await options(FRESH));
  } catch (error) {
    throw new Failure(`The programs of the child processes could not be bundled:\n${error.message}`);
  }
  for (const name of Object.keys(ENTRIES))
    await rename(join(ROOT, FRESH, `${name}.mjs`), join(ROOT, FOLDER, `${name}.mjs`));
}

/** Builds `.workers` and builds it again after each change of a source, until this process ends: for `npm run dev`. */
export async function watchWorkers() {
  await buildWorkers();
  const { context } = await import("esbuild");
  await (await context(await options(FOLDER))).watch();
}
