import { t } from "@/lib/messages";
import { inEach } from "./speech";

/** Seconds of one, the largest first. */
const PAST_UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const past = inEach((language) => new Intl.RelativeTimeFormat(language, { numeric: "always" }));

/** "3 days ago", in the largest whole unit; "a moment ago" under a minute, and in the future (clocks differ). */
export function timeAgo(thenMs: number, nowMs: number): string {
  const seconds = (nowMs - thenMs) / 1000;
  const unit = PAST_UNITS.find(([, length]) => seconds >= length);
  return unit ? past().format(-Math.floor(seconds / unit[1]), unit[0]) : t("a moment ago");
}
