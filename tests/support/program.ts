/** Runs the project's own commands as a person would, and a TypeScript-free corner of it as a child that can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { SETTING_NAMES } from "@/lib/env";

// A command starts processes of its own, and the machine may be busy with other tests.
jest.setTimeout(60_000);

const ROOT = join(import.meta.dirname, "../..");

export type Ended = { status: number | null; out: string; err: string };

/** The environment of a machine on which nothing is set, in a .env neither (blank wins over it), and `more`. */
const environment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: "development",
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...Object.fromEntries(SETTING_NAMES.filter((name) => name !== "NODE_ENV").map((name) => [name, ""])),
  ...more,
});

/** Runs `node scripts/…` to its end. */
export async function runScript(words: string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, words, { cwd: ROOT, env: environment(env) });
  const text = { out: "", err: "" };
  child.stdout.on("data", (part: Buffer) => (text.out += part.toString()));
  child.stderr.on("data", (part: Buffer) => (text.err += part.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, ...text };
}

/** Starts a piece of JavaScript that may import from scripts/; resolves with the first line it prints. */
export async function startCode(code: string): Promise<{ child: ChildProcess; firstLine: string }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    cwd: ROOT,
    env: environment({}),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [part] = (await once(child.stdout, "data")) as [Buffer];
  return { child, firstLine: part.toString().trim() };
}

/** Starts the worker of another copy of the app (tests/support/copy-of-the-app.ts); resolves when it is at work. */
export async function startCopy(env: Record<string, string>): Promise<ChildProcess> {
  const words = ["--conditions=react-server", "--import", "tsx", "tests/support/copy-of-the-app.ts"];
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: environment({ LOG_LEVEL: "fatal", DATABASE_URL: process.env.DATABASE_URL ?? "", ...env }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

/** Ends a process as a power cut would. */
export async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** A data folder that is gone after the run. Its name has a space in it, as a cook's home folder may. */
export const temporaryFolder = (): Promise<string> =>
  mkdtemp(join(process.env.TEST_WORKER_DATA ?? "", "data "));
