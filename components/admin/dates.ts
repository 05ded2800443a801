/** "21 Nov 2026"; the same on server and browser, whatever their zones. */
export const day = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

/** "21 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string =>
  `${day(iso)}, ${new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })} UTC`;
