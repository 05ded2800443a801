/**
 * One timer as a state and events, and how it rings. Nothing ticks in here: the time left is always "end minus now", so a tab that
 * slept, was hidden or was closed is right the moment it looks at the clock again. Times are milliseconds since 1970, which
 * summer time does not touch.
 */
import * as z from "zod";
import { sayingsOf } from "@/lib/engine/language/sayings";

export const Countdown = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("running"), lengthMs: z.number(), endsAtMs: z.number() }),
  z.object({
    kind: z.literal("paused"),
    lengthMs: z.number(),
    leftMs: z.number(),
    /** Has never been started. */
    isFresh: z.boolean().optional(),
  }),
  z.object({ kind: z.literal("rang"), lengthMs: z.number(), rangAtMs: z.number() }),
]);
export type Countdown = z.infer<typeof Countdown>;

export type CountdownEvent =
  | { type: "start"; lengthMs: number }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "reset" }
  | { type: "extend"; byMs: number }
  /** Its recipe states another time by now: what counts down goes on, and a reset brings the new time. */
  | { type: "length"; lengthMs: number }
  | { type: "look" }
  /** The device's clock was put back or forward by this much. */
  | { type: "shift"; byMs: number };

/** Waits at its full length for its first start. */
export const idle = (lengthMs: number): Countdown => ({
  kind: "paused",
  lengthMs,
  leftMs: lengthMs,
  isFresh: true,
});

const running = (lengthMs: number, leftForMs: number, nowMs: number): Countdown => ({
  kind: "running",
  lengthMs,
  endsAtMs: nowMs + leftForMs,
});

/** Milliseconds left, never below 0. */
export function leftMs(state: Countdown, nowMs: number): number {
  if (state.kind === "paused") return state.leftMs;
  return state.kind === "running" ? Math.max(0, state.endsAtMs - nowMs) : 0;
}

/** Has it been started and not been taken back: running, paused on the way, or rung? */
export const hasBegun = (state: Countdown): boolean =>
  state.kind !== "paused" || state.leftMs < state.lengthMs;

/**
 * The state after an event at `nowMs`. `look` is what a tick, a re-sync and coming back to the tab all do: a timer whose end has
 * passed has rung, at the moment it ended, not at the moment somebody looked. A state that does not change is the same object.
 */
export function countdown(state: Countdown, event: CountdownEvent, nowMs: number): Countdown {
  switch (event.type) {
    case "start":
      return running(event.lengthMs, event.lengthMs, nowMs);
    case "look":
      return state.kind === "running" && state.endsAtMs <= nowMs
        ? { kind: "rang", lengthMs: state.lengthMs, rangAtMs: state.endsAtMs }
        : state;
    case "pause":
      return state.kind === "running"
        ? { kind: "paused", lengthMs: state.lengthMs, leftMs: leftMs(state, nowMs) }
        : state;
    case "resume":
      if (state.kind === "running") return state;
      return state.kind === "paused" && state.leftMs > 0
        ? running(state.lengthMs, state.leftMs, nowMs)
        : running(state.lengthMs, state.lengthMs, nowMs);
    case "reset":
      return { kind: "paused", lengthMs: state.lengthMs, leftMs: state.lengthMs };
    case "extend":
      return running(state.lengthMs, leftMs(state, nowMs) + event.byMs, nowMs);
    case "length": {
      const { lengthMs } = event;
      return state.kind === "paused" && !hasBegun(state)
        ? { ...state, lengthMs, leftMs: lengthMs }
        : { ...state, lengthMs };
    }
    case "shift":
      if (state.kind === "paused") return state;
      return state.kind === "running"
        ? { ...state, endsAtMs: state.endsAtMs + event.byMs }
        : { ...state, rangAtMs: state.rangAtMs + event.byMs };
  }
}

/**
 * What the display shows: mm:ss to 99:59, then h:mm:ss. Seconds are rounded up, so that a timer never reads 00:00
 * before it rings.
 */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 100) return `${two(minutes)}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** "rang just now", "rang 3 min ago": for a timer found after it ended. */
export function rangAgo(rangAtMs: number, nowMs: number, language = "en"): string {
  const sayings = sayingsOf(language);
  const minutes = Math.max(0, Math.floor((nowMs - rangAtMs) / 60_000));
  return minutes < 1 ? sayings.rangNow : sayings.rangAgo(Math.floor(minutes / 60), minutes % 60);
}

/** The sound and the vibration of a finished timer: four notes upward. */
const CHIME_NOTES_HZ = [523.25, 659.25, 783.99, 1046.5] as const;
export const VIBRATION_MS: readonly number[] = [200, 100, 200, 100, 200];

const NOTE_MS = 180;
/** How long the last note rings on. */
const TAIL_MS = 540;
/** One whole chime; another timer's chime follows after it. */
export const CHIME_MS = NOTE_MS * (CHIME_NOTES_HZ.length - 1) + TAIL_MS;
/** Until the chime comes again, where the cook wants it repeated. */
export const CHIME_AGAIN_MS = 4_000;

/** When each note starts and ends, in milliseconds from now. */
export const chimeNotes = (): { hertz: number; fromMs: number; toMs: number }[] =>
  CHIME_NOTES_HZ.map((hertz, index) => ({
    hertz,
    fromMs: index * NOTE_MS,
    toMs: index * NOTE_MS + (index === CHIME_NOTES_HZ.length - 1 ? TAIL_MS : NOTE_MS * 1.5),
  }));
