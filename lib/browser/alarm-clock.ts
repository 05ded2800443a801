/** Wakes the page when a timer ends, also in a hidden tab (`public/cook-alarm.js`). Where workers are refused, the page's own ticks do. */
const WORKER = "/cook-alarm.js";

let worker: Worker | null | undefined;
const wakers = new Map<string, () => void>();

function clock(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(WORKER);
    worker.addEventListener("message", ({ data }: MessageEvent<{ key: string }>) => wakers.get(data.key)?.());
    worker.addEventListener("error", () => (worker = null));
  } catch {
    worker = null;
  }
  return worker;
}

/** Calls `wake` in `inMs` milliseconds, in place of what was asked under `key` before; null asks for nothing. */
export function wakeIn(key: string, inMs: number | null, wake: () => void): void {
  if (inMs === null && !wakers.has(key)) return;
  wakers.set(key, wake);
  clock()?.postMessage({ key, inMs });
}
