import "server-only";
/**
 * Heavy work on untrusted files (PDFs, photos), in child processes: off the event loop, bounded in number, time and memory,
 * ended with the request that asked (decisions §9). Children are kept for the next task and end after a minute without one.
 */
import { ChildFailure, startChild, type Child, type ChildLimits } from "./child";
import { createSlots, type Slots } from "./slots";

export { ChildFailure };

export type ChildWork = ChildLimits & {
  /** Path of the child's plain `.mjs` file, from the project's root. */
  entry: string;
};

const CONCURRENT = 2;
const QUEUE_MAX = 16;
const QUEUE_WAIT_MS = 30_000;
const IDLE_MS = 60_000;
/** A child is replaced after so many tasks, so that what a package leaks stays bounded. */
const TASKS_PER_CHILD = 50;

type State = { slots: Slots; idle: Map<string, { child: Child; timer: NodeJS.Timeout }[]> };

// One state a process, however often the bundler instantiates this module.
const KEY = Symbol.for("plainspoon.child-work");
const held = globalThis as { [KEY]?: State };
const state: State = (held[KEY] ??= {
  slots: createSlots({ size: CONCURRENT, queueMax: QUEUE_MAX, waitMs: QUEUE_WAIT_MS }),
  idle: new Map(),
});

/**
 * Runs one task in a child of `work.entry` and answers what its handler returned (structured clone both ways).
 *
 * @throws AppError `unavailable` when too much is waiting already
 * @throws ChildFailure when the task has no answer: time, memory, a crash, an error inside, or `signal`
 */
export async function runInChild(work: ChildWork, task: unknown, signal?: AbortSignal): Promise<unknown> {
  const release = await state.slots.acquire(signal).catch((error: unknown) => {
    throw signal?.aborted ? new ChildFailure("aborted", "aborted while waiting", error) : error;
  });
  const child = takeIdle(work.entry) ?? startChild(work.entry, work.memoryMb);
  try {
    const answer = await child.ask(task, work, signal);
    keepIdle(work.entry, child);
    return answer;
  } catch (error) {
    // After a failure nothing is known about the child's state: the next task gets a new one.
    child.kill();
    throw error;
  } finally {
    release();
  }
}

function takeIdle(entry: string): Child | undefined {
  const waiting = state.idle.get(entry) ?? [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    clearTimeout(next.timer);
    if (next.child.alive) return next.child;
  }
  return undefined;
}

function keepIdle(entry: string, child: Child): void {
  if (child.tasksDone >= TASKS_PER_CHILD) return child.kill();
  const waiting = state.idle.get(entry) ?? [];
  const timer = setTimeout(() => {
    waiting.splice(
      waiting.findIndex((one) => one.child === child),
      1,
    );
    child.kill();
  }, IDLE_MS);
  timer.unref();
  waiting.push({ child, timer });
  state.idle.set(entry, waiting);
}
