import "server-only";
/** One child process that does one task at a time and can be killed at any moment, with a limit on time and memory. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
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

/**
 * `timeMs` counts the child's own work: nobody's recipe is killed because the machine is busy with others. By the clock a task may take
 * three times as long, and where the system does not tell how much a process has worked, the clock alone counts.
 */
export type ChildLimits = { timeMs: number; memoryMb: number };

export type Child = {
  /** False once the process has ended or is about to. */
  readonly alive: boolean;
  readonly tasksDone: number;
  /** Sends `task` (structured clone) and waits for the answer. @throws ChildFailure */
  ask(task: unknown, limits: ChildLimits, signal?: AbortSignal): Promise<unknown>;
  kill(): void;
};

const POLL_MS = 250;
const PAGE_BYTES = 4096;
/** Of the times in /proc: the same on every Linux. */
const TICK_MS = 10;
const PATIENCE = 3;
/** True where the system tells what its processes use. */
const TELLS = existsSync("/proc/self/stat");

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
  let current: unknown;
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
        const late = (): void => stop("timeout", `no answer within ${limits.timeMs} ms`);
        const timer = setTimeout(late, limits.timeMs * (TELLS ? PATIENCE : 1));
        let workedBefore: number | null = null;
        const poll = async (): Promise<void> => {
          const use = await usageOf(child.pid);
          if (!use || !onEnd || task !== current) return;
          workedBefore ??= use.workedMs;
          if (use.residentMb > limits.memoryMb) stop("memory", `more than ${limits.memoryMb} MB`);
          else if (use.workedMs - workedBefore > limits.timeMs) late();
        };
        const pollTimer = setInterval(() => void poll(), POLL_MS);
        const settle = (): void => {
          clearTimeout(timer);
          clearInterval(pollTimer);
          current = undefined;
          signal?.removeEventListener("abort", onAbort);
          child.off("message", onMessage);
          onEnd = null;
          hold(child, false);
        };
        if (signal?.aborted) return onAbort();
        if (!alive) return stop("crashed", "the child process has ended");
        onEnd = () => stop("crashed", "the child process ended without an answer");
        hold(child, true);
        current = task;
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

/**
 * What a process has used: resident memory in MB, off-heap buffers included, and how long it has worked, all its threads together. Null where
 * the system has no /proc (the heap limit still holds there).
 */
async function usageOf(pid: number | undefined): Promise<{ residentMb: number; workedMs: number } | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  // The second field is a name in brackets, and may hold anything (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at] ?? 0)) as [number, number, number];
  return { residentMb: (pages * PAGE_BYTES) / (1024 * 1024), workedMs: (user + system) * TICK_MS };
}
