import "server-only";
/** One child process that does one task at a time and can be killed at any moment, with a limit on time and memory. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import path from "node:path";
import { permissionArguments, type Needs } from "./permissions";

/** Why a task has no answer. `failed` is an error thrown inside the child: a bug of ours or of a package. */
export type ChildFailureReason = "timeout" | "memory" | "crashed" | "failed" | "aborted";

export class ChildFailure extends Error {
  readonly reason: ChildFailureReason;

  constructor(reason: ChildFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ChildFailure";
    this.reason = reason;
  }
}

export type ChildLimits = { timeMs: number; memoryMb: number };

export type Child = {
  /** False once the process has ended or is about to. */
  readonly alive: boolean;
  readonly tasksDone: number;
  /** Sends `task` (structured clone) and waits for the answer. @throws ChildFailure */
  ask(task: unknown, limits: ChildLimits, signal?: AbortSignal): Promise<unknown>;
  kill(): void;
};

const MEMORY_POLL_MS = 250;
const PAGE_BYTES = 4096;

export type Program = {
  /** Path of its plain `.mjs` file, from the project's root. */
  entry: string;
  memoryMb: number;
  /** What it may reach beside its own file. */
  needs?: Needs;
};

/**
 * Starts a program. It gets no environment of ours and may read only what it needs: it reads hostile files and needs no key.
 * It runs at a low priority, so that answering requests goes before reading files.
 */
export function startChild({ entry, memoryMb, needs }: Program, priority: number): Child {
  const root = process.cwd();
  const file = path.join(/* turbopackIgnore: true */ root, entry);
  const rights = permissionArguments(root, entry, needs);
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, ...rights, file], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    env: { NODE_ENV: "production" },
  });
  lowerPriority(child.pid, priority);
  hold(child, false);

  let alive = true;
  let tasksDone = 0;
  let onEnd: (() => void) | null = null;
  const ended = (): void => {
    alive = false;
    onEnd?.();
  };
  child.once("exit", ended);
  child.once("error", ended);

  const kill = (): void => {
    alive = false;
    child.kill("SIGKILL");
  };

  return {
    get alive() {
      return alive;
    },
    get tasksDone() {
      return tasksDone;
    },
    kill,
    ask(task, limits, signal) {
      return new Promise((resolve, reject) => {
        const stop = (reason: ChildFailureReason, message: string, cause?: unknown): void => {
          settle();
          kill();
          reject(new ChildFailure(reason, message, cause));
        };
        const onMessage = (message: unknown): void => {
          settle();
          tasksDone += 1;
          const { answer, error } = message as { answer?: unknown; error?: string };
          if (error === undefined) resolve(answer);
          else reject(new ChildFailure("failed", error));
        };
        const onAbort = (): void => stop("aborted", "aborted by the caller", signal?.reason);
        const timer = setTimeout(
          () => stop("timeout", `no answer within ${limits.timeMs} ms`),
          limits.timeMs,
        );
        const memoryTimer = setInterval(() => {
          void residentMb(child.pid).then((mb) => {
            if (mb > limits.memoryMb && onEnd) stop("memory", `more than ${limits.memoryMb} MB`);
          });
        }, MEMORY_POLL_MS);
        const settle = (): void => {
          clearTimeout(timer);
          clearInterval(memoryTimer);
          signal?.removeEventListener("abort", onAbort);
          child.off("message", onMessage);
          onEnd = null;
          hold(child, false);
        };
        if (signal?.aborted) return onAbort();
        if (!alive) return stop("crashed", "the child process has ended");
        onEnd = () => stop("crashed", "the child process ended without an answer");
        hold(child, true);
        signal?.addEventListener("abort", onAbort, { once: true });
        child.on("message", onMessage);
        child.send(task as object, (error) => {
          if (error && onEnd) stop("crashed", "the task could not be sent", error);
        });
      });
    },
  };
}

/** A waiting child must not keep a script or a test run from ending; a working one must. */
function hold(child: ChildProcess, working: boolean): void {
  const end = working ? "ref" : "unref";
  child[end]();
  child.channel?.[end]();
}

function lowerPriority(pid: number | undefined, priority: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // Not permitted here: the child only runs at the usual priority.
  }
}

/** Resident memory in MB; 0 where the system has no /proc (the heap limit still holds there). Off-heap buffers count only here. */
async function residentMb(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  const pages = Number(statm.split(" ")[1] ?? 0);
  return (pages * PAGE_BYTES) / (1024 * 1024);
}
