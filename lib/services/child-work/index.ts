import "server-only";
/**
 * Work on untrusted files and texts, in child processes: off the event loop, bounded in number, time and memory, ended with the
 * request that asked; callers take turns. Idle children wait a minute for another task; warm ones (`keepWarm`) stay.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { ChildFailure, startChild, type Child, type ChildLimits, type Program } from "./child";
import { laneRules, takePlace, turnsOf, type Lane, type Turns } from "./lanes";

export { ChildFailure, takePlace, turnsOf, type Turns };

export type ChildWork = Program &
  ChildLimits & {
    /** With which tasks it waits. */
    lane: Lane;
  };

/** Gives the child one task and waits for its answer. @throws ChildFailure */
export type Ask = (task: unknown) => Promise<unknown>;

const IDLE_MS = 60_000;

/** `builtMs`: what the child runs was built then; a child of an older build gets no more tasks. */
type Started = { child: Child; builtMs: number };
type Idle = Started & { timer: NodeJS.Timeout };
type Warm = { work: ChildWork; count: number; task: unknown };
/** All children of one program. */
type ChildPool = { idle: Idle[]; busy: Set<Child>; warm?: Warm };
type State = { crews: Map<string, ChildPool> };

// One state a process, however often the bundler instantiates this module.
const KEY = Symbol.for("plainspoon.child-work");
const held = globalThis as { [KEY]?: State };
const state: State = (held[KEY] ??= { crews: new Map() });

/**
 * Runs one task in a child of `work.entry` and answers what its handler returned (structured clone both ways).
 *
 * @throws AppError `unavailable` when too much is waiting already
 * @throws ChildFailure when the task has no answer: time, memory, a crash, an error inside, or `signal`
 */
export function runInChild(work: ChildWork, task: unknown, signal?: AbortSignal): Promise<unknown> {
  return withChild(work, signal, (ask) => ask(task));
}

/**
 * Gives several tasks to one child, in one place of the queue; `work`'s limit of time is for each of them. What the child remembers between
 * them is this caller's alone. A child is ended when `employed` throws.
 *
 * @param take the next of several turns, in place of a turn of its own
 * @throws as `runInChild`, and whatever `employed` throws
 */
export async function withChild<T>(
  work: ChildWork,
  signal: AbortSignal | undefined,
  employed: (ask: Ask) => Promise<T>,
  take: Turns["take"] = (one) => takePlace(work.lane, one),
): Promise<T> {
  const release = await take(signal).catch((error: unknown) => {
    throw signal?.aborted ? new ChildFailure("aborted", "aborted while waiting", error) : error;
  });
  const crew = poolOf(work.entry);
  try {
    return await runOnChild(crew, takeIdleChild(work.entry, crew) ?? start(work), work, employed, signal);
  } finally {
    release();
    void refill(crew);
  }
}

/**
 * From now on `count` children of `work.entry` stand ready, each having done `task` once; one that is killed is replaced. Resolves when the
 * first ones are ready; never throws: where none can be started, the next task starts its own and says why that failed.
 */
export async function keepWarm(work: ChildWork, count: number, task: unknown): Promise<void> {
  const crew = poolOf(work.entry);
  crew.warm = { work, count, task };
  await refill(crew);
}

function poolOf(entry: string): ChildPool {
  const crew = state.crews.get(entry) ?? { idle: [], busy: new Set() };
  state.crews.set(entry, crew);
  return crew;
}

/** Starts what is missing of the warm children. One that cannot do its first task is not replaced before another task comes. */
async function refill(crew: ChildPool): Promise<void> {
  const { warm } = crew;
  if (!warm) return;
  const missing = Math.max(0, warm.count - crew.idle.length - crew.busy.size);
  await Promise.allSettled(
    Array.from({ length: missing }, () =>
      runOnChild(crew, start(warm.work), warm.work, (ask) => ask(warm.task)),
    ),
  );
}

async function runOnChild<T>(
  crew: ChildPool,
  started: Started,
  work: ChildWork,
  employed: (ask: Ask) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const { child } = started;
  crew.busy.add(child);
  try {
    const answer = await employed((task) => child.ask(task, work, signal));
    if (child.tasksDone < laneRules(work.lane).tasksPerChild) keepIdle(crew, started);
    else child.kill();
    return answer;
  } catch (error) {
    // After a failure nothing is known about the child's state: the next task gets a new one.
    child.kill();
    throw error;
  } finally {
    crew.busy.delete(child);
  }
}

function start(work: ChildWork): Started {
  return { child: startChild(work, laneRules(work.lane).priority), builtMs: builtMs(work.entry) };
}

/** When the child's program was last built; 0 when it is not there. */
function builtMs(entry: string): number {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), entry);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function takeIdleChild(entry: string, { idle }: ChildPool): Started | undefined {
  const built = builtMs(entry);
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.timer);
    if (next.child.alive && next.builtMs === built) return next;
    next.child.kill();
  }
  return undefined;
}

function keepIdle(crew: ChildPool, started: Started): void {
  const one: Idle = { ...started, timer: setTimeout(() => endIdle(crew, one), IDLE_MS) };
  one.timer.unref();
  crew.idle.push(one);
}

/** Ends a child that had nothing to do for long, unless it is one of those kept warm. */
function endIdle(crew: ChildPool, one: Idle): void {
  if (crew.idle.length <= (crew.warm?.count ?? 0)) return;
  crew.idle.splice(crew.idle.indexOf(one), 1);
  one.child.kill();
}
