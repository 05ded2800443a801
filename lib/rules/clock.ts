/** Times of a day as minutes from its midnight. */

const HOUR = 60;

/** "18:30" as minutes from midnight; null for anything else. */
export function clockMinutes(typed: string): number | null {
  const [, hours = "", minutes = ""] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(typed) ?? [];
  const at = Number(hours) * HOUR + Number(minutes);
  return hours === "" || Number(hours) > 23 || Number(minutes) > 59 ? null : at;
}
