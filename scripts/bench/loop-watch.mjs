/**
 * Loaded into the app's own process by a bench (NODE_OPTIONS): tells on a port of its own how long the event loop was held since it was last
 * asked. The launcher and the database load it too and do nothing.
 */
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 1;

if (process.argv[1]?.endsWith("next/dist/bin/next") && process.env.LOOP_WATCH_PORT) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const inMs = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  createServer((_request, response) => {
    response.end(JSON.stringify({ longestMs: inMs(delay.max), p99Ms: inMs(delay.percentile(99)) }));
    delay.reset();
  })
    .listen(Number(process.env.LOOP_WATCH_PORT), "127.0.0.1")
    .unref();
}
