import { shortDate } from "@/lib/rules/short-date";

/** "21 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string =>
  `${shortDate(iso)}, ${new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })} UTC`;
