import "server-only";
/**
 * Work on untrusted files and texts, in child processes: off the event loop, bounded in number, time and memory, ended with the
 * request that asked (decisions §9). Children are kept for the next task; those that nobody asked to keep warm end after a minute without one.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { ChildFailure, startChild, type Child, type ChildLimits } from "./child";
import { createSlots, type Slots } from "./slots";

export { ChildFailure };

export type ChildWork = ChildLimits & {
  /** Path of the child's plain `.mjs` file, from the project's root. */
  entry: string;
  /** Which tasks it waits with; `files` when it does not say. */
  lane?: keyof typeof LANES;
};

type LaneRules = {
  /** Tasks at once, tasks waiting beyond them, and how long one may wait. */
  size: number;
  queueMax: number;
  waitMs: number;
  /** A child is replaced after so many tasks, so that what a package leaks stays bounded. */
  tasksPerChild: number;
};

/** Recipes never wait behind files: those may take a minute, a recipe takes milliseconds. */
const LANES = {
  files: { size: 2, queueMax: 16, waitMs: 30_000, tasksPerChild: 50 },
  recipes: { size: 4, queueMax: 64, waitMs: 20_000, tasksPerChild: 2_000 },
} satisfies Record<string, LaneRules>;

const IDLE_MS = 60_000;

/** `builtMs`: what the child runs was built then; a child of an older build gets no more tasks. */
type Started = { child: Child; builtMs: number };
type Idle = Started & { timer: NodeJS.Timeout };
type Warm = { work: ChildWork; count: number; task: unknown };
/** All children of one entry. */
type Crew = { idle: Idle[]; busy: Set<Child>; warm?: Warm };
type State = { slots: Record<keyof typeof LANES, Slots>; crews: Map<string, Crew> };

// One state a process, however often the bundler instantiates this module.
const KEY = Symbol.for("plainspoon.child-work");
const held = globalThis as { [KEY]?: State };
const state: State = (held[KEY] ??= {
  slots: { files: createSlots(LANES.files), recipes: createSlots(LANES.recipes) },
  crews: new Map(),
});

/**
 * Runs one task in a child of `work.entry` and answers what its handler returned (structured clone both ways).
 *
 * @throws AppError `unavailable` when too much is waiting already
 * @throws ChildFailure when the task has no answer: time, memory, a crash, an error inside, or `signal`
 */
export async function runInChild(work: ChildWork, task: unknown, signal?: AbortSignal): Promise<unknown> {
  const release = await state.slots[work.lane ?? "files"].acquire(signal).catch((error: unknown) => {
    throw signal?.aborted ? new ChildFailure("aborted", "aborted while waiting", error) : error;
  });
  const crew = crewOf(work.entry);
  try {
    return await ask(crew, takeIdle(work.entry, crew) ?? start(work), work, task, signal);
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
  const crew = crewOf(work.entry);
  crew.warm = { work, count, task };
  await refill(crew);
}

function crewOf(entry: string): Crew {
  const crew = state.crews.get(entry) ?? { idle: [], busy: new Set() };
  state.crews.set(entry, crew);
  return crew;
}

/** Starts what is missing of the warm children. One that cannot do its first task is not replaced before another task comes. */
async function refill(crew: Crew): Promise<void> {
  const { warm } = crew;
  if (!warm) return;
  const missing = Math.max(0, warm.count - crew.idle.length - crew.busy.size);
  await Promise.allSettled(
    Array.from({ length: missing }, () => ask(crew, start(warm.work), warm.work, warm.task)),
  );
}

async function ask(
  crew: Crew,
  started: Started,
  work: ChildWork,
  task: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { child } = started;
  crew.busy.add(child);
  try {
    const answer = await child.ask(task, work, signal);
    if (child.tasksDone < LANES[work.lane ?? "files"].tasksPerChild) keepIdle(crew, started);
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
  return { child: startChild(work.entry, work.memoryMb), builtMs: builtMs(work.entry) };
}

/** When the child's program was last built; 0 when it is not there. */
function builtMs(entry: string): number {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), entry);
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function takeIdle(entry: string, { idle }: Crew): Started | undefined {
  const built = builtMs(entry);
  for (let next = idle.pop(); next; next = idle.pop()) {
    clearTimeout(next.timer);
    if (next.child.alive && next.builtMs === built) return next;
    next.child.kill();
  }
  return undefined;
}

function keepIdle(crew: Crew, started: Started): void {
  const one: Idle = { ...started, timer: setTimeout(() => leave(crew, one), IDLE_MS) };
  one.timer.unref();
  crew.idle.push(one);
}

/** Ends a child that had nothing to do for long, unless it is one of those kept warm. */
function leave(crew: Crew, one: Idle): void {
  if (crew.idle.length <= (crew.warm?.count ?? 0)) return;
  crew.idle.splice(crew.idle.indexOf(one), 1);
  one.child.kill();
}
