/** The built app a second time, on data of its own and with a log of every SQL statement: what one request costs can be counted. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { APP_PORT } from "./pages";

const PORT = APP_PORT - 4;
/** For a second one beside it. */
export const OTHER_PORT = APP_PORT - 5;
const START_WITHIN_MS = 120_000;

export type WatchedApp = {
  url: string;
  dataDir: string;
  /** SQL statements that `act` made the app send, in order. */
  statementsOf(act: () => Promise<unknown>): Promise<string[]>;
  stop(): Promise<void>;
};

type Line = { msg?: string; statement?: string; path?: string };

function parsed(line: string): Line {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return {};
  }
}

export async function startWatched(port = PORT): Promise<WatchedApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "plainspoon-watched-"));
  const url = `http://localhost:${port}`;
  const app = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "debug" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: Line[] = [];
  const waiting: (() => void)[] = [];
  createInterface({ input: app.stdout }).on("line", (text) => {
    lines.push(parsed(text));
    for (const wake of waiting.splice(0)) wake();
  });
  const exit = once(app, "exit");
  const line = () => Promise.race([new Promise<void>((wake) => waiting.push(wake)), exit]);
  const until = async (found: () => boolean) => {
    while (!found()) {
      if (app.exitCode !== null) throw new Error(`the app ended with ${app.exitCode}`);
      await line();
    }
  };

  const deadline = AbortSignal.timeout(START_WITHIN_MS);
  for (let ready = false; !ready;) {
    deadline.throwIfAborted();
    if (app.exitCode !== null) throw new Error(`the app ended with ${app.exitCode}`);
    ready = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => new Promise((later) => setTimeout(() => later(false), 200)),
    );
  }
  return {
    url,
    dataDir,
    async statementsOf(act) {
      // What was written before is read before: the log is one stream, and this answer's line is its mark.
      const mark = async () => {
        const from = lines.length;
        await fetch(`${url}/api/health`);
        await until(() => lines.slice(from).some(({ path }) => path === "/api/health"));
        return lines.length;
      };
      const from = await mark();
      await act();
      const to = await mark();
      return lines
        .slice(from, to)
        .flatMap(({ msg, statement }) => (msg === "statement" ? [statement ?? ""] : []));
    },
    async stop() {
      if (app.exitCode === null && app.kill("SIGTERM")) await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
