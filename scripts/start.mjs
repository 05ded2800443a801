/**
 * `npm start` (and `npm run dev` with --dev): from a fresh clone to a running app, saying what it does while it does it.
 * Installs, generates, opens and migrates the database, builds when something changed, serves, and looks after the
 * processes it started until it is told to end: running requests finish first, then the database closes.
 */
import "./setup/node-version.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { processIdentity, takeFolder } from "./database/folder-lock.mjs";
import { install } from "./setup/install.mjs";
import { keptSecret } from "./setup/kept-secret.mjs";
import { npmParent, whenGone } from "./setup/npm-parent.mjs";
import { loadEnvFiles, ROOT } from "./setup/project.mjs";
import { command, Failure, say, step } from "./setup/say.mjs";
import { readSettings } from "./setup/settings.mjs";

const CLOSING_TIME_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
const GRACE_MS = 60_000;
const RESTARTS_PER_MINUTE = 5;

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
async function openDatabase(settings, lock, ending) {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined };
  const { startEmbedded } = await import("./database/open.mjs");
  let database = await startEmbedded(settings.DATA_DIR, lock);
  const restarts = [];
  const watch = () => {
    database.child.once("exit", async () => {
      if (ending.aborted) return;
      restarts.push(Date.now());
      if (restarts.filter((time) => time > Date.now() - 60_000).length > RESTARTS_PER_MINUTE) {
        process.stderr.write("The embedded database broke down too often; giving up.\n");
        process.kill(process.pid, "SIGTERM");
        return;
      }
      process.stderr.write("The embedded database ended unexpectedly; starting it again.\n");
      database = await startEmbedded(settings.DATA_DIR, lock);
      watch();
    });
  };
  watch();
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

async function serve(settings, databaseUrl) {
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const preload = new URL("./setup/end-with-parent.mjs", import.meta.url).href;
  const args = [
    "--import",
    preload,
    next,
    dev ? "dev" : "start",
    "-H",
    settings.host,
    "-p",
    String(settings.PORT),
  ];
  return spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NODE_ENV: dev ? "development" : "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(settings.PORT),
      DATA_DIR: settings.DATA_DIR,
      AUTH_SECRET: settings.AUTH_SECRET ?? (await keptSecret(settings.DATA_DIR)),
      DATABASE_URL: databaseUrl,
      DEV_TOOLS: settings.devTools ? "1" : "0",
    },
  });
}

async function untilReady(settings, app) {
  const host = settings.host === "0.0.0.0" || settings.host === "::" ? "127.0.0.1" : settings.host;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${settings.PORT}/api/ready`;
  const end = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < end && app.exitCode === null && app.signalCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  if (app.exitCode === null && app.signalCode === null) {
    const answer = await fetch(address).catch(() => null);
    const body = answer ? await answer.json().catch(() => null) : null;
    throw new Failure(
      `The app is not ready after ${READY_TIMEOUT_MS / 1000} s${body?.message ? `: ${body.message}` : "."}`,
    );
  }
}

/** Asks the app to finish its running requests and end; insists after a minute. */
async function endApp(app) {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, "exit");
  app.kill("SIGTERM");
  const patience = setTimeout(() => app.kill("SIGKILL"), GRACE_MS);
  await ended;
  clearTimeout(patience);
}

await command(async () => {
  loadEnvFiles();
  const dataDir = resolve(ROOT, process.env.DATA_DIR?.trim() || ".data");
  const { untilClosed } = await import("./database/open.mjs");
  await untilClosed(dataDir, CLOSING_TIME_MS);
  const lock = await takeFolder(dataDir, "app", inUse(dataDir));

  const npm = npmParent();
  if (npm) await lock.tell({ npm: processIdentity(npm) });

  const ending = new AbortController();
  const signalled = new Promise((tell) => {
    const end = (reason) => {
      ending.abort();
      tell(reason);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
    if (npm) whenGone(npm, () => end("npm is gone"));
  });
  let app = null;
  let database = null;
  const close = async () => {
    ending.abort();
    if (app) await endApp(app);
    await database?.stop();
    await lock.release();
  };
  try {
    await install();
    const settings = readSettings();
    await portIsFree(settings.PORT, settings.host);
    await lock.tell({ address: settings.ownAddress });
    if (!dev) {
      const { build } = await import("./setup/build.mjs");
      await build();
    }
    await step("Opening the database", async () => {
      database = await openDatabase(settings, lock, ending.signal);
      await migrate(database.url);
    });
    app = await serve(settings, database.url);
    const appEnded = once(app, "exit");
    await lock.tell({ app: processIdentity(app.pid) });
    await Promise.race([untilReady(settings, app), signalled, appEnded]);
    if (app.exitCode === null && app.signalCode === null && !ending.signal.aborted) {
      say("");
      say(`${settings.APP_NAME} is ready: ${settings.ownAddress}`);
      say(
        `  data: ${settings.DATABASE_URL ? "PostgreSQL (DATABASE_URL), pictures in " : ""}${settings.DATA_DIR}`,
      );
      if (settings.host === "127.0.0.1")
        say("  listens on 127.0.0.1 only: this machine can reach it, others cannot");
      if (settings.devTools) say("  DEV_TOOLS=1: development pages are on; set DEV_TOOLS=0 to turn them off");
      say("  stop it with Ctrl-C");
    }
    const how = await Promise.race([signalled, appEnded.then(([code, signal]) => ({ code, signal }))]);
    if (typeof how === "string") say("Ending: running requests finish first …");
    await close();
    if (typeof how !== "string")
      throw new Failure(`The app ended unexpectedly (${how.signal ?? `status ${how.code}`}).`);
  } catch (error) {
    await close();
    throw error;
  }
  process.exit(0);
});
