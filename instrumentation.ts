/** What happens when the server starts, before its first request, and where errors of pages are written down. */
import type { Instrumentation } from "next";

// why: as one condition around one import. Next may compile this file for the Edge runtime too, and follows every
// import that it cannot see to be dead.

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServer } = await import("./instrumentation-node");
    await startServer();
  }
}

/** Errors of pages and of anything else that no route answered; the route's pattern is logged, not the address. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { log } = await import("./lib/log");
    const { reportError } = await import("./lib/error-tracker");
    const { spoilAnswer } = await import("./lib/http/current-answer");
    spoilAnswer();
    reportError(error, { route: context.routePath, method: request.method });
    log.error(
      { err: error, method: request.method, route: context.routePath, kind: context.routeType },
      "failed",
    );
  }
};
