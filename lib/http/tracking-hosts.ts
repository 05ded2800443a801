import "server-only";
/**
 * From where the configured ad and analytics platforms may load scripts and where they may report to: part of the content policy.
 * Nothing without ids.
 */
import { tracking } from "@/lib/env";

const REPORTS_TO = {
  pixel: ["https://www.facebook.com"],
  analytics: ["https://www.google-analytics.com", "https://*.google-analytics.com"],
} as const;

export const trackingHosts: readonly string[] = (["pixel", "analytics"] as const).flatMap((name) => {
  const platform = tracking?.[name];
  return platform ? [new URL(platform.script).origin, ...REPORTS_TO[name]] : [];
});
