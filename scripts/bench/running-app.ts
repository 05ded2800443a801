/** Starts the built app, or a bare Next app to compare with, on a free port, and stops it again. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = resolve(import.meta.dirname, "../..");
const LOOP_WATCH = join(import.meta.dirname, "loop-watch.mjs");
const READY_WITHIN_MS = 240_000;

/** `longestWorkMs`: the longest hold counted by what the process itself worked in it, all its threads together. */
export type Held = {
  longestMs: number;
  p99Ms: number;
  longestWorkMs: number;
  /** Bytes, and how many things keep the process awake: connections, timers, children. */
  rss: number;
  heapUsed: number;
  handles: number;
};
/** `pid`: of the process that was started; server, database and children descend from it. */
export type RunningApp = { url: string; pid: number; stop: () => Promise<void> };
/** Where it keeps its data, for a bench that needs more of it than can be asked for. */
export type RunningPlainspoon = RunningApp & {
  dataDir: string;
};
/** `held`: how long the server's event loop was held since it was last asked, and what the server holds. */
export type WatchedPlainspoon = RunningPlainspoon & { held: () => Promise<Held> };

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  throw new Error(`${url} did not answer in ${READY_WITHIN_MS / 1000} s`);
}

function stopper(child: ChildProcess, folder: string): () => Promise<void> {
  return async () => {
    const ended = new Promise((done) => child.once("exit", done));
    if (child.exitCode === null && child.kill("SIGTERM")) await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Our app as `npm start` runs it, on data of its own. */
export async function startPlainspoon(settings: Record<string, string> = {}): Promise<RunningPlainspoon> {
  return start(settings, {});
}

/** The same with a watch on its event loop, which asks every millisecond and is a tenth of a busy core by itself. */
export async function startWatched(settings: Record<string, string>): Promise<WatchedPlainspoon> {
  const watchPort = await freePort();
  const app = await start(settings, {
    LOOP_WATCH_PORT: String(watchPort),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${pathToFileURL(LOOP_WATCH)}`.trim(),
  });
  return {
    ...app,
    held: async () => (await (await fetch(`http://127.0.0.1:${watchPort}/`)).json()) as Held,
  };
}

async function start(
  settings: Record<string, string>,
  watch: Record<string, string>,
): Promise<RunningPlainspoon> {
  const folder = await mkdtemp(join(tmpdir(), "plainspoon-bench-"));
  const dataDir = join(folder, "data");
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...watch,
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/api/ready`, child);
  return { url, dataDir, pid: child.pid ?? 0, stop: stopper(child, folder) };
}

/**
 * A Next app on our own versions with an empty page rendered for each request, an empty static one at `/still`, and `rows`, a JSON text, as
 * the answer of `/rows`.
 */
export async function startBareNext(rows = "[]"): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), "bare-next-"));
  await mkdir(join(folder, "app"));
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
  await writeFile(
    join(folder, "next.config.mjs"),
    `export default { turbopack: { root: "/" }, poweredByHeader: false };`,
  );
  await writeFile(
    join(folder, "app/layout.jsx"),
    "export default ({ children }) => <html><body>{children}</body></html>;",
  );
  await writeFile(
    join(folder, "app/page.jsx"),
    'export const dynamic = "force-dynamic";\nexport default () => <main>bare</main>;',
  );
  await mkdir(join(folder, "app/still"));
  await writeFile(join(folder, "app/still/page.jsx"), "export default () => <main>bare</main>;");
  await mkdir(join(folder, "app/rows"));
  await writeFile(
    join(folder, "app/rows/route.js"),
    `const rows = ${rows};\nexport const dynamic = "force-dynamic";\nexport const GET = () => Response.json(rows);`,
  );
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  await new Promise<void>((done, fail) =>
    spawn(process.execPath, [next, "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] }).once(
      "exit",
      (code) => (code === 0 ? done() : fail(new Error(`the bare app's build ended with ${code}`))),
    ),
  );
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return { url, pid: child.pid ?? 0, stop: stopper(child, folder) };
}
