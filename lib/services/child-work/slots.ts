import "server-only";
/**
 * A bounded number of heavy tasks of one kind at once, and a bounded number waiting. Callers take turns: each has one task at a time, and who
 * brings many waits behind whoever brings the first.
 */
import { AppError } from "@/lib/errors";

const RETRY_AFTER_SECONDS = 10;
/** So many newcomers may go before the second task of somebody who was served already. */
const NEWCOMERS = 8;

export type SlotRules = {
  /** Tasks at once, tasks waiting beyond them, and of those how many may be one caller's. */
  size: number;
  queueMax: number;
  queuePerCaller: number;
  /** No task waits longer. */
  waitMs: number;
  /** The sentence for a caller who is refused because of others, and for one who waits for too much already. */
  busy: string;
  yourTurn: string;
};

export type Slots = {
  /**
   * Waits for a free slot and answers the function that gives it back (safe to call twice).
   *
   * @param caller who asks; tasks of nobody in particular count each for itself
   * @param isIn the caller was served before in the same work: the wait is as long as it takes, and nothing is refused
   * @throws AppError `unavailable` with a time to come back when a queue is full or the wait took longer than `waitMs`
   * @throws the signal's reason when it is aborted while waiting
   */
  acquire(signal?: AbortSignal, caller?: string | symbol, isIn?: boolean): Promise<() => void>;
  /** True when somebody else would go on as soon as `caller` gives the place back. */
  isWanted(caller: string | symbol): boolean;
};

/** Somebody who is like nobody else. */
export const nobody = (): symbol => Symbol("nobody in particular");

/** `turn`: the lower, the sooner. */
type Waiter = { caller: string | symbol; turn: number; grant: () => void };

export function createSlots(rules: SlotRules): Slots {
  const { size, queueMax, queuePerCaller, waitMs } = rules;
  const running = new Set<string | symbol>();
  /** The turn of each caller's last task, of those that have one here. */
  const lastTurn = new Map<string | symbol, number>();
  let queue: Waiter[] = [];
  let turnNow = 0;

  const refused = (sentence: string): AppError =>
    new AppError("unavailable", sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  /** A caller's tasks stand one turn apart, so that between two of them everybody else comes once. */
  const turnOf = (caller: string | symbol): number => {
    const turn = Math.max(turnNow, (lastTurn.get(caller) ?? -1) + 1);
    lastTurn.set(caller, turn);
    return turn;
  };

  const forget = (caller: string | symbol): void => {
    if (!running.has(caller) && !queue.some((waiter) => waiter.caller === caller)) lastTurn.delete(caller);
  };

  const grantNext = (): void => {
    while (running.size < size) {
      const free = queue.filter(({ caller }) => !running.has(caller));
      const next = free.reduce<Waiter | undefined>(
        (best, one) => (best && best.turn <= one.turn ? best : one),
        undefined,
      );
      if (!next) return;
      queue = queue.filter((waiter) => waiter !== next);
      turnNow = Math.max(turnNow + 1 / NEWCOMERS, next.turn);
      running.add(next.caller);
      next.grant();
    }
  };

  const releaseOf = (caller: string | symbol): (() => void) => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      running.delete(caller);
      grantNext();
      forget(caller);
    };
  };

  return {
    isWanted: (caller) => queue.some((one) => one.caller !== caller && !running.has(one.caller)),
    async acquire(signal, name, isIn = false) {
      signal?.throwIfAborted();
      const caller = name ?? nobody();
      if (!isIn && (running.size >= size || running.has(caller))) {
        if (queue.filter((waiter) => waiter.caller === caller).length >= queuePerCaller)
          throw refused(rules.yourTurn);
        if (queue.length >= queueMax) throw refused(rules.busy);
      }
      return new Promise((resolve, reject) => {
        const leave = (reason: unknown): void => {
          queue = queue.filter((one) => one !== waiter);
          settle();
          forget(caller);
          reject(reason);
        };
        const onAbort = (): void => leave(signal?.reason);
        const late = (): void => leave(refused(running.has(caller) ? rules.yourTurn : rules.busy));
        const timer = isIn ? undefined : setTimeout(late, waitMs).unref();
        const settle = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onAbort);
        };
        const waiter: Waiter = {
          caller,
          turn: turnOf(caller),
          grant: () => {
            settle();
            resolve(releaseOf(caller));
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        queue.push(waiter);
        grantNext();
      });
    },
  };
}
