/** What happens when the server starts, before its first request, and where errors of pages are written down. */
import type { Instrumentation } from "next";

/**
 * Settings are checked here as well, so that a server that was started by other means than `npm start` refuses too.
 * next-auth would otherwise take our address from the Host header.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { env, ownAddress } = await import("./lib/env");
  const { refuseToLose } = await import("./lib/settings-advice");
  refuseToLose(env);
  const { prepareRequests } = await import("./lib/http/incoming");
  const { logTheConsole } = await import("./lib/log");
  if (env.NODE_ENV === "production") logTheConsole();
  const { allowScripts, sealPage } = await import("./lib/http/content-policy");
  const { THEME_SCRIPT } = await import("./components/layout/theme-script");
  const { keptPages } = await import("./lib/sharing/kept-pages.mjs");
  process.env.AUTH_URL ??= ownAddress;
  allowScripts([THEME_SCRIPT]);
  keptPages.seal = sealPage;
  prepareRequests();
  await startJobs();
  const { warmChildren } = await import("./lib/services/warm");
  void warmChildren();
}

/** The files of all kinds of work, so that this copy knows them; then its worker. */
async function startJobs(): Promise<void> {
  // Asked for again: the build for the edge leaves out only what stands behind this line in the same function.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  await Promise.all([
    import("./lib/mail/send"),
    import("./lib/billing/rounds"),
    import("./lib/retention/rounds"),
  ]);
  const [loop, shutdown] = await Promise.all([import("./lib/jobs/loop"), import("./lib/jobs/shutdown")]);
  loop.startJobs();
  shutdown.stopJobsBeforeServer();
}

/** Errors of pages and of anything else that no route answered; the route's pattern is logged, not the address. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("./lib/log");
  log.error(
    { err: error, method: request.method, route: context.routePath, kind: context.routeType },
    "failed",
  );
};
