import type { Countdown } from "@/lib/engine/cook/countdown";
import type { TrayTimer } from "@/lib/engine/cook/session";

export const hasRung = ({ clock }: TrayTimer): boolean => clock.kind === "rang";

/** When a timer asks for the cook, in ms since 1970: what has rung does so now, what is paused never. */
export const endOf = (clock: Countdown): number =>
  clock.kind === "running" ? clock.endsAtMs : clock.kind === "rang" ? 0 : Infinity;

/** The `count` timers that end next, and all that have rung, in the order they are given in. */
export function nextToEnd(timers: readonly TrayTimer[], count: number): readonly TrayTimer[] {
  const soonest = new Set([...timers].sort((a, b) => endOf(a.clock) - endOf(b.clock)).slice(0, count));
  return timers.filter((timer) => soonest.has(timer) || hasRung(timer));
}

/** The timers with what has rung first, by when it rang, and then what ends next. */
export const mostPressingFirst = (timers: readonly TrayTimer[]): TrayTimer[] =>
  [...timers].sort((a, b) => rangAt(a.clock) - rangAt(b.clock) || endOf(a.clock) - endOf(b.clock) || 0);

const LATER = Number.MAX_SAFE_INTEGER;
const rangAt = (clock: Countdown): number => (clock.kind === "rang" ? clock.rangAtMs : LATER);
