/**
 * Builds the app for production, and what runs beside it, when their sources changed, and puts it all into one folder that needs nothing
 * else (output.mjs). Settings are not baked in: pages are rendered per request. Sources that are the same make the same build id, wherever
 * they are built.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";
import { completeOutput } from "./output.mjs";
import { hashOf, IS_OUTPUT, ROOT, unlessMade } from "./project.mjs";
import { runQuietly, step } from "./say.mjs";
import { buildWorkers } from "./workers.mjs";

const BUILT = ".next/plainspoon-build";
/** Inside, so that it goes with the folder. */
const COMPLETED = ".next/standalone/.complete";
const ID_CHARS = 20;

/** Server actions are named by it: the same name in every build, so that a form of the last one still arrives. It hides nothing; what does is made of AUTH_SECRET (start.mjs). */
const ACTION_NAMES = createHash("sha256").update("plainspoon server actions").digest("base64");

const SOURCES = [
  "app",
  "components",
  "docs/openapi.json",
  "lib",
  "public",
  "types",
  "instrumentation-client.ts",
  "instrumentation-node.ts",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "prisma/schema.prisma",
  "scripts/setup/engine-version.mjs",
  "tsconfig.json",
];

/** What is put beside the server. */
const BESIDE = [
  "scripts",
  "service-worker",
  "lib/browser/offline",
  "prisma",
  ".workers/built",
  ".programs",
  "public",
  "package.json",
];

export async function build() {
  if (IS_OUTPUT) return;
  await buildWorkers();
  const hash = await hashOf(SOURCES, {
    skip: (path) => path.startsWith("lib/db/generated") || /\.test\.tsx?$/.test(path),
  });
  const make = () =>
    step("Building the app (its sources changed)", async () => {
      await runQuietly(process.execPath, [join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: "production",
          NEXT_TELEMETRY_DISABLED: "1",
          NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? ACTION_NAMES,
          BUILD_ID: process.env.BUILD_ID || hash.slice(0, ID_CHARS),
        },
        sentence: "The app could not be built; the compiler's own words stand above.",
      });
    });
  await oneAtATime(async () => {
    await unlessMade({ makes: ".next/standalone/server.js", record: BUILT, hash }, make);
    const beside = await hashOf(BESIDE, {
      skip: (path) => /^scripts\/(bench|eval)$/.test(path),
      words: [hash],
    });
    await unlessMade(
      { makes: ".next/standalone/scripts/start.mjs", record: COMPLETED, hash: beside },
      completeOutput,
    );
  });
}
