/** Where a day begins somewhere: instants from calendar dates of a time zone (IANA name), across changes of the clock. */

/** A date and time of day as a wall calendar and clock there show it; month from 1. */
export type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number };

const MINUTE_MS = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/** What calendar and clock show at an instant. */
export function wallOf(instant: Date, timeZone: string): Wall {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return {
    ...{ year: read("year"), month: read("month"), day: read("day") },
    ...{ hour: read("hour"), minute: read("minute"), second: read("second") },
  };
}

const asUtcMs = (wall: Wall): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);

/** The first instant at which calendar and clock show `wall` or, where the clock jumps over it, a later time. Days may overflow. */
export function instantOf(wall: Wall, timeZone: string): Date {
  const wantedMs = asUtcMs(wall);
  const offsetAt = (ms: number): number =>
    asUtcMs(wallOf(new Date(ms), timeZone)) - Math.floor(ms / 1000) * 1000;
  // why: the larger offset is the earlier instant; an hour that comes twice is taken the first time.
  const offsets = [offsetAt(wantedMs - 24 * 60 * MINUTE_MS), offsetAt(wantedMs + 24 * 60 * MINUTE_MS)];
  const candidates = offsets.map((offset) => wantedMs - offset).sort((a, b) => a - b);
  const exact = candidates.find((ms) => ms + offsetAt(ms) === wantedMs);
  if (exact !== undefined) return new Date(exact);
  // The clock jumps over it: the instant of the jump is the first that shows a later time.
  let [low = 0, high = 0] = candidates;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle + offsetAt(middle) >= wantedMs) high = middle;
    else low = middle;
  }
  return new Date(high);
}
