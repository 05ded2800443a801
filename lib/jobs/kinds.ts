import "server-only";
/**
 * The kinds of work that are done later (decision 038). A kind is made once, at the top of the file of whoever does the work, and
 * stands in the list of `lib/admin/job-kinds.ts`:
 *
 *     const cleanUp = oneOff({ kind: "clean-up", run: async ({ name }: { name: string }) => { … } });
 *     await enqueue(transaction, cleanUp, { name });
 *
 *     export const sweep = periodic({ kind: "sweep", everyMs: DAY_MS, run: async () => { … } });
 *
 *     export const fetching = inRounds({ kind: "fetching", run: async ({ userId }: { userId: string }) => … });
 *     await enqueueRounds(transaction, fetching, { userId }, { key: userId, userId });
 */

/** What work is told beside its payload. */
export type Attempt = {
  /** The same for every attempt of one job, and for no other job: what makes a repetition recognisable. */
  id: string;
  /** 1 for the first. */
  attempt: number;
  /** Aborts when the app ends and cannot wait any longer. */
  signal: AbortSignal;
};

export type Kind<Payload = unknown> = {
  kind: string;
  /** Throws to be tried again later, `GiveUp` when that would not help. It may run twice: a copy of the app can be killed at any moment. */
  run: (payload: Payload, attempt: Attempt) => Promise<unknown>;
  /** Attempts after which it is given up; not for periodic work, which never is. */
  attempts: number;
  /** How many of the kind one copy of the app does at once. */
  atOnce: number;
  /** Periodic work: when it is due again after it was done. */
  everyMs?: number;
  /** `run` answers when its next round is due; null when nothing is left. */
  inRounds?: true;
  /** Whom or what a job is about, for the admin pages. */
  about: (payload: Payload) => string;
  /** The payload that is kept of a job that was given up; absent: all of it. */
  redactPayload?: (payload: Payload) => Payload;
  /** Why a job that was given up cannot be tried again: a sentence, or null. */
  whyNotRetryable?: (payload: Payload) => string | null;
};

/** Work that failed in a way that no later attempt can mend. `cause` says how. */
export class GiveUp extends Error {
  override name = "GiveUp";
}

/** Fourteen attempts with the delays of `work.ts` are most of a day. */
const ATTEMPTS = 14;

/** Kept on the global object: a bundler may make several copies of this file, and each must know every kind. */
const kept = globalThis as typeof globalThis & { plainspoonJobKinds?: Map<string, Kind> };
export const kinds: Map<string, Kind> = (kept.plainspoonJobKinds ??= new Map());

function registerKind<Payload>(kind: Kind<Payload>): Kind<Payload> {
  kinds.set(kind.kind, kind as Kind);
  return kind;
}

type KindSpec<Payload> = Pick<Kind<Payload>, "kind" | "run"> & Partial<Kind<Payload>>;

/** Work that is done once for each `enqueue`. */
export const oneOff = <Payload>(given: KindSpec<Payload>): Kind<Payload> =>
  registerKind({ attempts: ATTEMPTS, atOnce: 1, about: () => "", ...given });

/** What a round of periodic work answers that has left something: the next one is due at once. */
export const MORE = "more to do";

/**
 * Work that is done again `everyMs` after it was done, by one copy of the app for all; for the first time a moment after the first start
 * that knows it. A round that fails is repeated sooner, and one that answers `MORE` at once.
 */
export const periodic = (given: {
  kind: string;
  everyMs: number;
  run: (nothing: null, attempt: Attempt) => Promise<unknown>;
}): Kind<null> => registerKind({ attempts: Infinity, atOnce: 1, about: () => "", ...given });

/**
 * Work that comes bit by bit: one row for each key, whose `run` does a little and answers when the next round is due, or null when nothing
 * is left. Who comes back waits behind whoever is due already, so that keys take turns. Given up never.
 */
export const inRounds = <Payload>(
  given: Pick<Kind<Payload>, "kind"> & {
    run: (payload: Payload, attempt: Attempt) => Promise<Date | null>;
    atOnce?: number;
  },
): Kind<Payload> =>
  registerKind({ attempts: Infinity, atOnce: 1, about: () => "", inRounds: true, ...given });
