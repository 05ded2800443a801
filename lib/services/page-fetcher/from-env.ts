import "server-only";
/** The app's page fetcher, within the operator's bounds. */
import { env } from "@/lib/env";
import type { PageFetcher } from "./port";
import { safeFetcher, userAgent } from "./safe-fetch";

export const pageFetcherFromEnv = (): PageFetcher =>
  safeFetcher({
    allowPrivateHosts: env.ALLOW_PRIVATE_HOSTS,
    maxBytes: env.MAX_PAGE_BYTES,
    timeoutMs: env.PAGE_TIMEOUT_MS,
    userAgent: userAgent(env.APP_NAME, env.APP_URL),
  });
