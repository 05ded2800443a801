/** "21 Nov 2026", in UTC: the same on the server and in every browser. */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
