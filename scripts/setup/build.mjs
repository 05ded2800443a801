/** Builds the app for production into `.next`, and its workers, when their sources changed. Settings are not baked in: pages are rendered per request. */
import { join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";
import { hashOf, ROOT, unlessMade } from "./project.mjs";
import { runQuietly, step } from "./say.mjs";
import { buildWorkers } from "./workers.mjs";

const BUILT = ".next/plainspoon-build";

const SOURCES = [
  "app",
  "components",
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

export async function build() {
  await buildWorkers();
  const hash = await hashOf(SOURCES, {
    skip: (path) => path.startsWith("lib/db/generated") || /\.test\.tsx?$/.test(path),
  });
  const make = () =>
    step("Building the app (its sources changed)", () =>
      runQuietly(process.execPath, [join(ROOT, "node_modules/next/dist/bin/next"), "build"], {
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
        sentence: "The app could not be built; the compiler's own words stand above.",
      }),
    );
  await oneAtATime(() => unlessMade({ makes: ".next/BUILD_ID", record: BUILT, hash }, make));
}
