/**
 * Loaded into the app's own process by a bench (NODE_OPTIONS): tells on a port of its own how long the event loop was held since it was last
 * asked, and for how much of that the process itself was at work: on a busy machine it also waits for others; and what memory and handles it
 * has. The launcher and the database load it too and do nothing.
 */
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;

if (process.argv[1]?.endsWith("standalone/server.js") && process.env.LOOP_WATCH_PORT) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const inMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  const now = () => {
    const { user, system } = process.cpuUsage();
    return { clockMs: performance.now(), workedMs: (user + system) / 1000 };
  };
  let [last, longestWorkMs] = [now(), 0];
  setInterval(() => {
    const next = now();
    const held = Math.min(next.clockMs - last.clockMs, next.workedMs - last.workedMs);
    longestWorkMs = Math.max(longestWorkMs, held - RESOLUTION_MS);
    last = next;
  }, RESOLUTION_MS).unref();
  createServer((_request, response) => {
    const [longestMs, p99Ms] = [inMs(delay.max), inMs(delay.percentile(99))];
    const { rss, heapUsed } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().length;
    response.end(JSON.stringify({ longestMs, p99Ms, longestWorkMs, rss, heapUsed, handles }));
    delay.reset();
    longestWorkMs = 0;
  })
    .listen(Number(process.env.LOOP_WATCH_PORT), "127.0.0.1")
    .unref();
}
