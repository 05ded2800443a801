/** One copy of the built app as a process: started as a container starts it, from a folder that holds the output and nothing else. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What `npm run build` has made. */
export const OUTPUT = join(import.meta.dirname, "../../.next/standalone");
const READY_WITHIN_MS = 180_000;

/** A port on which nothing listens at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** The output in a folder of its own, away from the project. */
export async function copyOfOutput(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const above = await mkdtemp(join(tmpdir(), "plainspoon-output-"));
  const folder = join(above, "app");
  await cp(OUTPUT, folder, { recursive: true, verbatimSymlinks: true });
  return { folder, remove: () => rm(above, { recursive: true, force: true }) };
}

export type Copy = {
  url: string;
  child: ChildProcess;
  /** What it printed so far. */
  printed: () => string;
  /** Asks it to end and waits until it has; its status. */
  end: () => Promise<number | null>;
};

/** Answers as soon as the copy says that it is ready. @throws with what it printed, when it ends before that */
export async function startCopyOf(
  folder: string,
  settings: Record<string, string>,
  port?: number,
): Promise<Copy> {
  const at = port ?? (await freePort());
  // No setting of this machine, no tool of the project, nothing but Node.
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    env: { NODE_ENV: "production", PATH: dirname(process.execPath), PORT: String(at), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (text += String(part)));
  const url = `http://127.0.0.1:${at}`;
  const giveUp = Date.now() + READY_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the copy ended with ${child.exitCode}:\n${text}`);
    const isReady = await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (Date.now() > giveUp) throw new Error(`the copy is not ready:\n${text}`);
    await wait(50);
  }
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    return child.exitCode;
  };
  return { url, child, printed: () => text, end };
}
