import "server-only";
/** A bounded number of heavy tasks at once, and a bounded number waiting: beyond both, the caller is told at once. */
import { AppError } from "@/lib/errors";
import { CONVERT_ERRORS } from "@/lib/rules/messages/convert-errors";

const RETRY_AFTER_SECONDS = 10;

export type Slots = {
  /**
   * Waits for a free slot and answers the function that gives it back (safe to call twice).
   *
   * @throws AppError `unavailable` when the queue is full or the wait took longer than `waitMs`
   * @throws the signal's reason when it is aborted while waiting
   */
  acquire(signal?: AbortSignal): Promise<() => void>;
};

type Waiter = { grant: () => void };

/** `size` tasks at once, `queueMax` waiting, none of them longer than `waitMs`. First come, first served. */
export function createSlots({
  size,
  queueMax,
  waitMs,
}: {
  size: number;
  queueMax: number;
  waitMs: number;
}): Slots {
  let busy = 0;
  const queue: Waiter[] = [];

  const release = (): (() => void) => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = queue.shift();
      if (next) next.grant();
      else busy -= 1;
    };
  };

  const full = (): AppError =>
    new AppError("unavailable", CONVERT_ERRORS.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (busy < size) {
        busy += 1;
        return release();
      }
      if (queue.length >= queueMax) throw full();
      return new Promise((resolve, reject) => {
        const leave = (reason: unknown): void => {
          const at = queue.indexOf(waiter);
          if (at >= 0) queue.splice(at, 1);
          settle();
          reject(reason);
        };
        const onAbort = (): void => leave(signal?.reason);
        const timer = setTimeout(() => leave(full()), waitMs);
        timer.unref();
        const settle = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", onAbort);
        };
        const waiter: Waiter = {
          grant: () => {
            settle();
            resolve(release());
          },
        };
        signal?.addEventListener("abort", onAbort, { once: true });
        queue.push(waiter);
      });
    },
  };
}
