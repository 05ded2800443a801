/**
 * `npm start` (and `npm run dev` with --dev): from a fresh clone to a running app, saying what it does while it does it. In a built output
 * (docs/deploying.md) `node scripts/start.mjs` does the same without what the build has done.
 * Installs, generates, opens and migrates the database, builds when something changed, serves, and looks after the
 * processes it started until it is told to end: running requests finish first, then the database closes.
 */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processIdentity, takeFolder } from "./database/folder-lock.mjs";
import { install } from "./setup/install.mjs";
import { keptSecret } from "./setup/kept-secret.mjs";
import { npmParent, whenGone } from "./setup/npm-parent.mjs";
import { loadEnvFiles, OUTPUT, ROOT } from "./setup/project.mjs";
import { command, ENDING_WITH_US, Failure, say, step } from "./setup/say.mjs";
import { readSettings } from "./setup/settings.mjs";

const CLOSING_TIME_MS = 10_000;
const READY_TIMEOUT_MS = 120_000;
const GRACE_MS = 60_000;
const RESTARTS_PER_MINUTE = 5;
/** Longer than proxies keep an idle connection (60 s, mostly): else one sends a request into a connection that we are closing. */
const KEEP_ALIVE_MS = 65_000;

const dev = process.argv.includes("--dev");

function inUse(dataDir) {
  return (holder) =>
    `Plainspoon is already using ${dataDir} (${holder.purpose}, process ${holder.owner.pid}` +
    `${holder.address ? `, ${holder.address}` : ""}). Stop it first, or set DATA_DIR to another folder.`;
}

/** Fails with a sentence when the port is taken, before anything slow is done. */
async function portIsFree(port, host) {
  const probe = createServer();
  const failed = once(probe, "error").then(([error]) => error);
  probe.listen({ port, host });
  const error = await Promise.race([failed, once(probe, "listening").then(() => null)]);
  if (!error) return new Promise((done) => probe.close(done));
  const reason =
    error.code === "EADDRINUSE" ? "is taken by another program" : `cannot be used (${error.code})`;
  throw new Failure(`Port ${port} ${reason}. Stop that program, or set PORT to another number.`);
}

/** The database of this start: the configured one as it is, or the embedded one, started again if it breaks down. */
async function openDatabase(settings, lock, open) {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined };
  const { startEmbedded } = await import("./database/open.mjs");
  let database = await startEmbedded(settings.DATA_DIR, lock);
  const breakdowns = [];
  const startAgain = async () => {
    if (open.ending) return;
    breakdowns.push(Date.now());
    try {
      if (breakdowns.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
        throw new Failure("It broke down too often.");
      }
      process.stderr.write("The embedded database ended unexpectedly; starting it again.\n");
      database = await startEmbedded(settings.DATA_DIR, lock);
      database.child.once("exit", startAgain);
    } catch (error) {
      process.stderr.write(`The embedded database cannot go on: ${error.message}\n`);
      open.status = 1;
      process.kill(process.pid, "SIGTERM");
    }
  };
  database.child.once("exit", startAgain);
  return { url: database.url, stop: () => database.stop() };
}

async function migrate(url) {
  const { applyMigrations } = await import("./database/schema-engine.mjs");
  try {
    const applied = await applyMigrations(url);
    if (applied.length > 0) say(`  applied ${applied.length} migration${applied.length > 1 ? "s" : ""}`);
  } catch (error) {
    throw new Failure(`The database could not be migrated: ${error.message}`);
  }
}

/** Pictures on the disk are one copy's alone: where they are, no second copy may run at the same database. */
async function ownPictures(url, settings, open) {
  if (!settings.DATABASE_URL || !settings.picturesOnDisk) return;
  const { claimPictures } = await import("./database/only-copy.mjs");
  open.pictures = await claimPictures(url, settings.DATA_DIR);
}

/** The curated recipes, when they are new or have changed. */
async function fillLibrary(url, settings) {
  const { hasLibrary, seedLibrary } = await import("./database/seed.mjs");
  if (await hasLibrary(url)) return;
  await step("Filling the recipe library", () => seedLibrary(url, settings));
}

/** One form's answer may be sent to another copy, of this build or the next: who has the same secret reads it. */
const actionsKey = (authSecret) => createHmac("sha256", authSecret).update("server actions").digest("base64");

async function serve(settings, databaseUrl) {
  const where = ["-H", settings.host, "-p", String(settings.PORT)];
  const program = dev
    ? [join(ROOT, "node_modules/next/dist/bin/next"), "dev", ...where]
    : [join(OUTPUT, "server.js")];
  const authSecret = settings.AUTH_SECRET ?? (await keptSecret(settings.DATA_DIR));
  return spawn(process.execPath, [...ENDING_WITH_US, ...program], {
    cwd: dev ? ROOT : OUTPUT,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(authSecret),
      KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_MS),
      HOSTNAME: settings.host,
      PORT: String(settings.PORT),
      DATA_DIR: settings.DATA_DIR,
      AUTH_SECRET: authSecret,
      DATABASE_URL: databaseUrl,
      DEV_TOOLS: settings.devTools ? "1" : "0",
    },
  });
}

const isRunning = (app) => app.exitCode === null && app.signalCode === null;

async function untilReady(settings, app) {
  const host = settings.host === "0.0.0.0" || settings.host === "::" ? "127.0.0.1" : settings.host;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${settings.PORT}/api/ready`;
  const end = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < end && isRunning(app)) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  if (isRunning(app)) {
    const answer = await fetch(address).catch(() => null);
    const body = answer ? await answer.json().catch(() => null) : null;
    throw new Failure(
      `The app is not ready after ${READY_TIMEOUT_MS / 1000} s${body?.message ? `: ${body.message}` : "."}`,
    );
  }
}

/** Asks the app to finish its running requests and end; insists after a minute. */
async function endApp(app) {
  if (!app || !isRunning(app)) return;
  const ended = once(app, "exit");
  app.kill("SIGTERM");
  const patience = setTimeout(() => app.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(patience);
}

/** Everything before the database: packages, settings, the port, the build. */
async function prepare(lock) {
  await install();
  const settings = await readSettings();
  for (const sentence of settings.advice) say(`Note: ${sentence}`);
  await portIsFree(settings.PORT, settings.host);
  await lock.tell({ address: settings.ownAddress });
  if (dev) {
    const { watchWorkers } = await import("./setup/workers.mjs");
    await watchWorkers();
  } else {
    const { build } = await import("./setup/build.mjs");
    await build();
  }
  return settings;
}

function announce(settings) {
  const { APP_NAME, DATABASE_URL, DATA_DIR, picturesOnDisk, demoPayments, devTools, host, ownAddress } =
    settings;
  const pictures = picturesOnDisk ? DATA_DIR : "the bucket (S3_BUCKET)";
  say(`\n${APP_NAME} is ready: ${ownAddress}`);
  say(`  data: ${DATABASE_URL ? `PostgreSQL (DATABASE_URL), pictures in ${pictures}` : DATA_DIR}`);
  if (host === "127.0.0.1") say("  listens on 127.0.0.1 only: this machine can reach it, others cannot");
  if (demoPayments)
    say("  payments: the demo checkout, which charges nobody (set STRIPE_SECRET_KEY to take money)");
  if (devTools) say("  DEV_TOOLS=1: development pages are on; set DEV_TOOLS=0 to turn them off");
  say("  stop it with Ctrl-C");
}

/** Runs the app until it ends, which it does not do by itself. What is opened is noted in `open`, for whoever closes it. */
async function run(lock, open) {
  const settings = await prepare(lock);
  if (open.ending) return;
  const url = await step("Opening the database", async () => {
    open.database = openDatabase(settings, lock, open);
    const { url } = await open.database;
    if (settings.migrates) await migrate(url);
    return url;
  });
  if (open.ending) return;
  await ownPictures(url, settings, open);
  if (settings.migrates) await fillLibrary(url, settings);
  if (open.ending) return;
  open.app = await serve(settings, url);
  const ended = once(open.app, "exit");
  await lock.tell({ app: processIdentity(open.app.pid) });
  await Promise.race([untilReady(settings, open.app), ended]);
  if (isRunning(open.app)) announce(settings);
  const [code, signal] = await ended;
  if (!open.ending) throw new Failure(`The app ended unexpectedly (${signal ?? `status ${code}`}).`);
}

/** Resolves when a signal or npm's end tells us to end. */
function stopRequested(npm) {
  return new Promise((told) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, told);
    if (npm) whenGone(npm, told);
  });
}

async function close(lock, open) {
  open.ending = true;
  if (open.app && isRunning(open.app)) say("Ending: running requests finish first …");
  await endApp(open.app);
  await open.pictures?.release();
  const database = await open.database?.catch(() => null);
  await database?.stop();
  await lock.release();
}

await command(async () => {
  loadEnvFiles();
  const dataDir = resolve(ROOT, process.env.DATA_DIR?.trim() || ".data");
  const { untilClosed } = await import("./database/open.mjs");
  await untilClosed(dataDir, CLOSING_TIME_MS);
  const lock = await takeFolder(dataDir, "app", inUse(dataDir));
  const npm = npmParent();
  if (npm) await lock.tell({ npm: processIdentity(npm) });

  const open = { ending: false, status: 0, database: null, pictures: null, app: null };
  const running = run(lock, open);
  try {
    await Promise.race([running, stopRequested(npm)]);
  } finally {
    running.catch(() => undefined);
    await close(lock, open);
  }
  process.exit(open.status);
});
