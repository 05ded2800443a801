/** The server's start, in its own runtime (instrumentation.ts). */
import { THEME_SCRIPT } from "@/components/layout/theme-script";
import { env, ownAddress } from "@/lib/env";
import { allowScripts, setCachedPagePolicy } from "@/lib/http/content-policy";
import { prepareRequests } from "@/lib/http/incoming";
import { logTheConsole } from "@/lib/log";
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
  allowScripts([THEME_SCRIPT]);
  sharedPageCache.seal = setCachedPagePolicy;
  prepareRequests();
  await startJobs();
  const { warmChildren } = await import("./lib/services/warm");
  void warmChildren();
}

/** All kinds of work, so that this copy knows them; then its worker. */
async function startJobs(): Promise<void> {
  await import("./lib/admin/job-kinds");
  const { startJobs: start, stopJobsBeforeServer } = await import("./lib/jobs/loop");
  start();
  stopJobsBeforeServer();
}
