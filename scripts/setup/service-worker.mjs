/**
 * Bundles the service worker after the build, with the list of what it fetches ahead: all scripts, styles and fonts of the pages that
 * work without a connection, those that a page loads later among them.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./project.mjs";
import { Failure } from "./say.mjs";

const PAGES = ["offline", "saved-recipes", "recipe/[id]", "library-recipe/[id]"];

/** A typeface that few choose is kept when it is used. */
const WHEN_USED = /opendyslexic|pdf\.worker/;

const NAMED = /static\/chunks\/[\w.~-]+\.(?:js|css)|\/media\/[\w.~-]+\.woff2/g;

/** The files that a text names, as paths below `.next`; the server's own scripts are not there. */
const namedIn = (text) =>
  [...text.matchAll(NAMED)]
    .map(([name]) => (name.startsWith("/media") ? `static${name}` : name))
    .filter((name) => !WHEN_USED.test(name) && existsSync(join(ROOT, ".next", name)));

const read = (path) => readFile(join(ROOT, ".next", path), "utf8").catch(() => "");

/** Paths below `.next` of every file that the pages load, at once or later. */
async function filesOfPages() {
  const found = new Set();
  const open = namedIn(await read("build-manifest.json"));
  for (const page of PAGES)
    open.push(...namedIn(await read(`server/app/${page}/page_client-reference-manifest.js`)));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!name.endsWith(".woff2")) open.push(...namedIn(await read(name)));
  }
  return [...found].sort();
}

/** Writes the worker of this build to `outfile`. */
export async function buildServiceWorker(outfile) {
  const buildId = (await read("BUILD_ID")).trim();
  const files = await filesOfPages();
  if (files.length === 0)
    throw new Failure("The build's scripts were not found: the service worker has nothing to keep.");
  const manifest = [
    { url: "/offline", revision: buildId },
    ...files.map((name) => ({ url: `/_next/${name}`, revision: null })),
  ];
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: ["service-worker/worker.ts"],
    outfile,
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: "es2022",
    define: { "self.__SW_MANIFEST": JSON.stringify(manifest), "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
}
