/** Brings the project's packages and Prisma's generated client to what the lock file and the schema say, when they are not. */
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { oneAtATime } from "./one-at-a-time.mjs";
import { hashOf, IS_OUTPUT, ROOT, unlessMade } from "./project.mjs";
import { runQuietly, step } from "./say.mjs";

/** Kept inside node_modules, so that they go when it goes. */
const INSTALLED = "node_modules/.cache/plainspoon/installed";
const GENERATED = "node_modules/.cache/plainspoon/generated";

const modified = async (path) => (await stat(join(ROOT, path)).catch(() => null))?.mtimeMs ?? 0;

/** The npm that runs this command, else the one on the path. */
function npm(...args) {
  const running = process.env.npm_execpath;
  return running?.endsWith(".js") ? [process.execPath, [running, ...args]] : ["npm", args];
}

/**
 * Installs by the lock file when node_modules is missing or older than it. Install scripts are not needed and not run.
 * Not `npm ci`: that refuses where the registry does not carry every other system's optional packages.
 */
async function installPackages() {
  const hash = await hashOf(["package-lock.json"]);
  await unlessMade({ makes: "node_modules/next", record: INSTALLED, hash }, async () => {
    if ((await modified("node_modules/.package-lock.json")) >= (await modified("package-lock.json"))) return;
    await step("Installing packages (a minute or two the first time)", () =>
      runQuietly(
        ...npm("install", "--no-save", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"),
        {
          cwd: ROOT,
          sentence: "npm could not install the packages; its own words stand above.",
        },
      ),
    );
  });
}

/**
 * Prisma's command insists on downloading a schema engine that `generate` never runs; naming any program as that engine
 * keeps it off the network.
 */
async function generateClient() {
  const hash = await hashOf(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  await unlessMade({ makes: "lib/db/generated/client.ts", record: GENERATED, hash }, () =>
    step("Generating the database client", () =>
      runQuietly(process.execPath, [join(ROOT, "node_modules/prisma/build/index.js"), "generate"], {
        cwd: ROOT,
        env: {
          ...process.env,
          PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
          PRISMA_HIDE_UPDATE_MESSAGE: "1",
        },
        sentence: "Prisma could not generate its client; its own words stand above.",
      }),
    ),
  );
}

/** Does nothing in a built output, which has all it needs. */
export async function install() {
  if (IS_OUTPUT) return;
  await oneAtATime(async () => {
    await installPackages();
    await generateClient();
  });
}
