/** Sharing the event loop: what works long on it lets everybody else have their turn in between. */
import "server-only";

/** Lets everybody else have their turn: between two pieces of work. */
export const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** How long work of small pieces may hold the event loop at a time. */
const SLICE_MS = 4;

/**
 * What to call between small pieces of work on the event loop: others have their turn once this work has held it for some milliseconds. A turn
 * for each piece would cost more than the pieces.
 */
export function inSlices(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await yieldToOthers();
    began = performance.now();
  };
}
