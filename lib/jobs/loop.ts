import "server-only";
/**
 * The one worker of a copy of the app. It polls the job table when a job is written here, and every few seconds for jobs of other copies,
 * retries, and jobs that a killed copy left. A poll that finds nothing costs one small statement.
 */
import { log } from "@/lib/log";
import { outsideRequests } from "@/lib/request";
import { type Kind, kinds } from "./kinds";
import { schedulePeriodic } from "./schedule";
import { claim, type Claimed, release, work } from "./work";

const POLL_EVERY_MS = 5000;
/** After `wake`: the transaction around it is committed a little later. */
const POLLS_AFTER_WAKE_MS = [5, 25, 100, 400, 1500];
/** Starting is busy enough. */
const FIRST_ROUND_AFTER_MS = 30_000;
const LAST_MOMENTS_MS = 8000;

type Running = { job: Claimed; over: Promise<void> };
type Worker = {
  on: boolean;
  running: Map<bigint, Running>;
  polling: Promise<void> | null;
  timer?: NodeJS.Timeout;
  pollsSinceWake: number;
  /** `wake` was called while it was polling. */
  again: boolean;
  end: AbortController;
  isTroubled: boolean;
};

/** Kept on the global object: whichever bundle's copy of this file is called, there is one worker. */
const kept = globalThis as typeof globalThis & { plainspoonWorker?: Worker };
const worker: Worker = (kept.plainspoonWorker ??= {
  on: false,
  running: new Map(),
  polling: null,
  pollsSinceWake: POLLS_AFTER_WAKE_MS.length,
  again: false,
  end: new AbortController(),
  isTroubled: false,
});

/** Starts this copy's worker; calling it twice is harmless. The first poll comes a few seconds later. */
export function startJobs(): void {
  if (worker.on) return;
  worker.on = true;
  worker.end = new AbortController();
  pollIn(POLL_EVERY_MS);
  setTimeout(() => void schedule(), POLL_EVERY_MS).unref();
}

async function schedule(): Promise<void> {
  if (!worker.on) return;
  try {
    await schedulePeriodic(new Date(Date.now() + FIRST_ROUND_AFTER_MS));
  } catch (error) {
    log.warn({ err: error }, "periodic work could not be scheduled; trying again");
    setTimeout(() => void schedule(), POLL_EVERY_MS).unref();
  }
}

/** Polls soon, and a few times more: a job was written, or will be when its transaction commits. */
export function wake(): void {
  worker.pollsSinceWake = 0;
  if (worker.on) pollIn(POLLS_AFTER_WAKE_MS[0] ?? 0);
}

function pollIn(ms: number): void {
  clearTimeout(worker.timer);
  worker.timer = setTimeout(poll, ms).unref();
}

function poll(): void {
  if (!worker.on) return;
  if (worker.polling) {
    worker.again = true;
    return;
  }
  worker.again = false;
  worker.polling = claimDue()
    .then(
      () => (worker.isTroubled = false),
      (error: unknown) => {
        // Once for each trouble, not every few seconds.
        if (!worker.isTroubled) log.warn({ err: error }, "the jobs could not be polled");
        worker.isTroubled = true;
      },
    )
    .then(() => {
      worker.polling = null;
      const next = POLLS_AFTER_WAKE_MS[(worker.pollsSinceWake += 1)] ?? POLL_EVERY_MS;
      if (worker.on) pollIn(worker.again ? 0 : next);
    });
}

/** Claims and starts due jobs, as long as their kinds have room. */
async function claimDue(): Promise<void> {
  for (;;) {
    const names = [...kinds.values()].filter(hasRoom).map(({ kind }) => kind);
    const job = names.length > 0 && worker.on ? await claim(names) : null;
    if (!job) return;
    begin(job);
  }
}

const hasRoom = ({ kind, atOnce }: Kind): boolean =>
  [...worker.running.values()].filter(({ job }) => job.kind === kind).length < atOnce;

function begin(job: Claimed): Promise<void> {
  // Who wrote it down may still be asking: neither its log nor its turn is that request's.
  const over = outsideRequests(() => work(job, worker.end.signal)).finally(() => {
    worker.running.delete(job.id);
    // There is room again.
    if (worker.on) pollIn(0);
  });
  worker.running.set(job.id, { job, over });
  return over;
}

/**
 * Does everything of some kinds that is due, one after the other, and resolves when nothing of them is due or being done here any more.
 * For readers who must see what a call caused, and for tests.
 */
export async function runDueJobs(some: readonly Pick<Kind, "kind">[]): Promise<void> {
  const names = some.map(({ kind }) => kind);
  for (;;) {
    await worker.polling;
    const job = await claim(names);
    if (job) await begin(job);
    else if (names.every((name) => [...worker.running.values()].every(({ job }) => job.kind !== name)))
      return;
    else await Promise.race([...worker.running.values()].map(({ over }) => over));
  }
}

/** Ends the worker: takes nothing new, lets what runs finish, and gives back what does not within a few seconds. */
export async function stopJobs(withinMs = LAST_MOMENTS_MS): Promise<void> {
  worker.on = false;
  clearTimeout(worker.timer);
  await worker.polling;
  const running = [...worker.running.values()];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, withinMs)));
  await Promise.race([Promise.all(running.map(({ over }) => over)), late]);
  clearTimeout(timer);
  worker.end.abort();
  for (const { job } of worker.running.values())
    await release(job).catch((error: unknown) => log.warn({ err: error }, "a job was not given back"));
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Stands before whoever else listens to the signals that end the app (Next's server, which would end the process in the middle of a
 * letter), and hands them on when the jobs have ended.
 */
export function stopJobsBeforeServer(): void {
  for (const [signal, status] of Object.entries(SIGNALS)) {
    const others = process.listeners(signal as NodeJS.Signals);
    process.removeAllListeners(signal);
    let stopped: Promise<void> | undefined;
    process.on(signal, () => {
      stopped ??= stopJobs().finally(() => {
        for (const listener of others) listener.call(process, signal as NodeJS.Signals);
        if (others.length === 0) process.exit(status);
      });
    });
  }
}
