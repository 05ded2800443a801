/** The server's start, in its own runtime (instrumentation.ts). */
import { EARLY_PRESS_SCRIPT } from "@/components/layout/early-press-script";
import { LATE_SCRIPTS } from "@/components/layout/late-scripts";
import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { env, ownAddress } from "@/lib/env";
import { reportError } from "@/lib/error-tracker";
import { allowScripts, setCachedPagePolicy } from "@/lib/http/content-policy";
import { prepareRequests } from "@/lib/http/incoming";
import { answerFrom } from "@/lib/http/kept-answers";
import { keepOwnAnswers } from "@/lib/http/kept-own-answers";
import { speakAsAsked } from "@/lib/language";
import { logTheConsole } from "@/lib/log";
import { OWN_LISTS } from "@/lib/recipes/list";
import { OWN_PAGES } from "@/lib/recipes/of-page";
import { refuseUnsafeSettings } from "@/lib/settings-advice";
import { sharedPageCache } from "@/lib/sharing/shared-page-cache.mjs";

/**
 * Settings are checked here as well, so that a server that was started by other means than `npm start` refuses too.
 * next-auth would otherwise take our address from the Host header.
 */
export async function startServer(): Promise<void> {
  refuseUnsafeSettings(env);
  process.env.AUTH_URL ??= ownAddress;
  if (env.NODE_ENV === "production") logTheConsole();
  speakAsAsked();
  allowScripts([THEME_SCRIPT, EARLY_PRESS_SCRIPT, LATE_SCRIPTS]);
  sharedPageCache.seal = setCachedPagePolicy;
  answerFrom(sharedPageCache);
  if (env.NODE_ENV === "production") keepOwnAnswers([OWN_PAGES, OWN_LISTS]);
  prepareRequests();
  await startLooking();
  await startJobs();
  const { warmChildren } = await import("./lib/services/warm");
  void warmChildren();
}

/** Traces, metrics and the error tracker, each where it is set: what is not set is not loaded. */
async function startLooking(): Promise<void> {
  if (env.SENTRY_DSN !== undefined)
    process.on("uncaughtExceptionMonitor", (error) => reportError(error, { route: "outside of requests" }));
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined && env.METRICS_TOKEN === undefined) return;
  const { startTelemetry, flushTelemetry } = await import("./lib/telemetry-sdk");
  const { countJobs } = await import("./lib/jobs/count");
  startTelemetry({ jobs: countJobs });
  process.once("SIGTERM", () => void flushTelemetry());
}

/** All kinds of work, so that this copy knows them; then its worker. */
async function startJobs(): Promise<void> {
  await import("./lib/admin/job-kinds");
  const { startJobs: start, stopJobsBeforeServer } = await import("./lib/jobs/loop");
  start();
  stopJobsBeforeServer();
}
