import "server-only";
/**
 * From where the configured ad and analytics platforms may load scripts and where they may report to: part of the content policy of
 * `next.config.mjs`, handed on as a header of the request as in `framing.ts`. Nothing without ids (decisions §7).
 */
import type { IncomingMessage } from "node:http";
import { tracking } from "@/lib/env";

/** Matched in next.config.mjs. */
const HEADER = "x-tracking-hosts";

const REPORTS_TO = {
  pixel: ["https://www.facebook.com"],
  analytics: ["https://www.google-analytics.com", "https://*.google-analytics.com"],
} as const;

const hosts = (["pixel", "analytics"] as const)
  .flatMap((name) => {
    const platform = tracking?.[name];
    return platform ? [new URL(platform.script).origin, ...REPORTS_TO[name]] : [];
  })
  .join(" ");

/** Writes the platforms' origins on a request; a caller's own word is taken away. */
export function markTracking(request: IncomingMessage): void {
  if (hosts) request.headers[HEADER] = hosts;
  else delete request.headers[HEADER];
}
