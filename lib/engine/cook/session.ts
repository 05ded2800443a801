/**
 * One cooking of one recipe as a state and events: which step, what is ticked off, and every timer that runs. The whole state is
 * plain data, so it is kept on the device after each event and taken up again after a reload or a phone call.
 */
import * as z from "zod";
import { Countdown, countdown, hasBegun, idle, type CountdownEvent } from "@/lib/engine/cook/countdown";
import { lengthMsOf, timerOfStep, type TimedStep, stepTimerName } from "@/lib/engine/cook/timers";

/** A timer in the tray: one that left its step and runs on, or a further one of a step. Steps count from 0. */
export const TrayTimer = z.object({
  id: z.string(),
  step: z.number().int().min(0),
  name: z.string(),
  clock: Countdown,
});
export type TrayTimer = z.infer<typeof TrayTimer>;

const TRAY_MAX = 20;
const TICKS_MAX = 5_000;

export const CookSession = z.object({
  phase: z.enum(["before", "cooking", "done"]),
  step: z.number().int().min(0),
  /** The step's own timer. */
  clock: Countdown,
  /** The step's timer was stated by the recipe or set by the cook: leaving the step does not stop it. */
  keepsRunning: z.boolean(),
  tray: z.array(TrayTimer).max(TRAY_MAX),
  ticked: z.array(z.string()).max(TICKS_MAX),
  servings: z.number().nullable(),
  /** Of this cooking, so that its completion counts once however often it is sent. */
  cookingId: z.string(),
  hasCompleted: z.boolean(),
  /** When the cook last did something. */
  touchedAtMs: z.number(),
});
export type CookSession = z.infer<typeof CookSession>;

/** When a step's timer starts by itself. */
export type TimerStart = "always" | "stated" | "never";
/** `language`: the recipe's own, in which its timers are named; English where it is left out. */
export type CookSteps = {
  steps: readonly TimedStep[];
  timerStart: TimerStart;
  language?: string | undefined;
};

const NO_STEP: TimedStep = { instruction: "" };

export type CookEvent =
  | { type: "begin" }
  /** `looking`: chosen from the list of all steps. Further ahead than the next step it is a look, and starts nothing by itself. */
  | { type: "go"; to: number; looking?: boolean }
  | { type: "complete" }
  | { type: "back-to-last" }
  | { type: "leave"; cookingId: string }
  | { type: "restart"; cookingId: string }
  | { type: "servings"; servings: number }
  | { type: "tick"; item: string }
  | { type: "clock"; event: CountdownEvent; byCook?: boolean }
  | { type: "add-timer"; minutes: number; nth: number }
  | { type: "tray"; id: string; event: CountdownEvent }
  | { type: "tray-dismiss"; id: string }
  /** The recipe was edited; `before` is how it was. */
  | { type: "edited"; before: CookSteps }
  | { type: "look" }
  | { type: "clock-moved"; byMs: number };

/** The fresh timer of a step, started as the settings say. */
function clockOf(plan: CookSteps, step: number, nowMs: number): Pick<CookSession, "clock" | "keepsRunning"> {
  const timer = timerOfStep(plan.steps[step] ?? NO_STEP);
  const lengthMs = lengthMsOf(timer.minutes);
  const starts = plan.timerStart === "always" || (plan.timerStart === "stated" && timer.stated);
  return {
    clock: starts ? countdown(idle(lengthMs), { type: "start", lengthMs }, nowMs) : idle(lengthMs),
    keepsRunning: timer.stated,
  };
}

/** Before the first step. */
export function newSession(
  plan: CookSteps,
  servings: number | null,
  cookingId: string,
  nowMs: number,
): CookSession {
  return {
    phase: "before",
    step: 0,
    ...clockOf({ ...plan, timerStart: "never" }, 0, nowMs),
    tray: [],
    ticked: [],
    servings,
    cookingId,
    hasCompleted: false,
    touchedAtMs: nowMs,
  };
}

const nameOf = ({ steps, language }: CookSteps, step: number, nth = 0): string =>
  stepTimerName(steps[step] ?? NO_STEP, step, { nth, language });

const ownId = (step: number): string => `step-${step}`;

/** Leaves the step: its timer moves to the tray when it was started for a time that was stated or set. One that rang was heard here. */
function trayAfter(session: CookSession, plan: CookSteps): TrayTimer[] {
  if (!session.keepsRunning || session.clock.kind === "rang" || !hasBegun(session.clock)) return session.tray;
  const { step, clock, tray } = session;
  const timer = { id: ownId(step), step, name: nameOf(plan, step), clock };
  return [...tray.filter(({ id }) => id !== timer.id), timer].slice(-TRAY_MAX);
}

/** Goes to a step: takes its timer back from the tray when it runs there, else sets it fresh. */
function goTo(session: CookSession, plan: CookSteps, to: number, nowMs: number): CookSession {
  const step = Math.max(0, Math.min(plan.steps.length - 1, to));
  if (step === session.step && session.phase === "cooking") return session;
  const tray = session.phase === "cooking" ? trayAfter(session, plan) : session.tray;
  const mine = tray.find(({ id }) => id === ownId(step));
  const own = mine ? { clock: mine.clock, keepsRunning: true } : clockOf(plan, step, nowMs);
  return { ...session, phase: "cooking", step, ...own, tray: tray.filter((timer) => timer !== mine) };
}

/**
 * Closing Cook Mode: what was stated or set goes on, a step's default five minutes wait for the cook. After the end, the next opening
 * is a new cooking.
 */
function left(session: CookSession, plan: CookSteps, cookingId: string, nowMs: number): CookSession {
  if (session.phase === "done")
    return { ...newSession(plan, session.servings, cookingId, nowMs), tray: session.tray };
  const waits = session.phase === "cooking" && !session.keepsRunning;
  return waits ? { ...session, clock: countdown(session.clock, { type: "pause" }, nowMs) } : session;
}

function withExtraTimer(session: CookSession, plan: CookSteps, minutes: number, nth: number, nowMs: number) {
  const { step, tray } = session;
  const timer: TrayTimer = {
    id: `${ownId(step)}-${nth}`,
    step,
    name: nameOf(plan, step, nth),
    clock: countdown(idle(0), { type: "start", lengthMs: lengthMsOf(minutes) }, nowMs),
  };
  return { ...session, tray: [...tray.filter(({ id }) => id !== timer.id), timer].slice(-TRAY_MAX) };
}

const toggled = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Every timer given the same event; the same object when none changes. */
function everyClock(session: CookSession, event: CountdownEvent, nowMs: number): CookSession {
  const clock = session.phase === "cooking" ? countdown(session.clock, event, nowMs) : session.clock;
  const tray = session.tray.map((timer) => {
    const changed = countdown(timer.clock, event, nowMs);
    return changed === timer.clock ? timer : { ...timer, clock: changed };
  });
  const isSame = clock === session.clock && tray.every((timer, index) => timer === session.tray[index]);
  return isSame ? session : { ...session, clock, tray };
}

function trayChanged(session: CookSession, of: string, event: CountdownEvent, nowMs: number): CookSession {
  const change = (timer: TrayTimer) =>
    timer.id === of ? { ...timer, clock: countdown(timer.clock, event, nowMs) } : timer;
  return { ...session, tray: session.tray.map(change) };
}

/** Timers of steps whose time was edited get the new length, also where the cook had set another one. */
function edited(session: CookSession, before: CookSteps, plan: CookSteps, nowMs: number): CookSession {
  const lengthOf = ({ steps }: CookSteps, step: number) => {
    const timer = timerOfStep(steps[step] ?? NO_STEP);
    return { lengthMs: lengthMsOf(timer.minutes), stated: timer.stated };
  };
  const newLength = (clock: Countdown, step: number): Countdown => {
    const { lengthMs } = lengthOf(plan, step);
    if (lengthMs === lengthOf(before, step).lengthMs) return clock;
    return countdown(clock, { type: "length", lengthMs }, nowMs);
  };
  const clock = newLength(session.clock, session.step);
  const tray = session.tray.map((timer) =>
    timer.id === ownId(timer.step) ? { ...timer, clock: newLength(timer.clock, timer.step) } : timer,
  );
  const keepsRunning = session.keepsRunning || lengthOf(plan, session.step).stated;
  return { ...session, clock, tray, keepsRunning };
}

function changed(session: CookSession, event: CookEvent, plan: CookSteps, nowMs: number): CookSession {
  switch (event.type) {
    case "begin":
      return session.phase === "before" ? goTo(session, plan, session.step, nowMs) : session;
    case "go":
      return event.looking && event.to > session.step + 1
        ? goTo(session, { ...plan, timerStart: "never" }, event.to, nowMs)
        : goTo(session, plan, event.to, nowMs);
    case "complete":
      return { ...session, phase: "done", hasCompleted: true, tray: trayAfter(session, plan) };
    case "back-to-last":
      return goTo(session, plan, plan.steps.length - 1, nowMs);
    case "leave":
      return left(session, plan, event.cookingId, nowMs);
    case "restart":
      return newSession(plan, session.servings, event.cookingId, nowMs);
    case "servings":
      return { ...session, servings: event.servings };
    case "tick":
      return { ...session, ticked: toggled(session.ticked, event.item).slice(-TICKS_MAX) };
    case "clock": {
      const keepsRunning = session.keepsRunning || event.byCook === true;
      return { ...session, clock: countdown(session.clock, event.event, nowMs), keepsRunning };
    }
    case "add-timer":
      return withExtraTimer(session, plan, event.minutes, event.nth, nowMs);
    case "tray":
      return trayChanged(session, event.id, event.event, nowMs);
    case "tray-dismiss":
      return { ...session, tray: session.tray.filter(({ id }) => id !== event.id) };
    case "edited":
      return edited(session, event.before, plan, nowMs);
    case "look":
      return everyClock(session, { type: "look" }, nowMs);
    case "clock-moved":
      return everyClock(session, { type: "shift", byMs: event.byMs }, nowMs);
  }
}

/**
 * The session after an event at `nowMs`; the same object when nothing changes. Looking at the clock is no touch: "where was I"
 * counts from what the cook did.
 */
export function cookSession(
  session: CookSession,
  event: CookEvent,
  plan: CookSteps,
  nowMs: number,
): CookSession {
  const next = changed(session, event, plan, nowMs);
  if (event.type === "clock-moved") return { ...next, touchedAtMs: session.touchedAtMs + event.byMs };
  return event.type === "look" || event.type === "edited" ? next : { ...next, touchedAtMs: nowMs };
}

/** All timers of a session, the step's own first while it is cooked: what counts down, and what is said when it rings. */
export function timersOf(session: CookSession, plan: CookSteps): TrayTimer[] {
  const { step, clock, phase, tray } = session;
  if (phase !== "cooking") return tray;
  return [{ id: ownId(step), step, name: nameOf(plan, step), clock }, ...tray];
}

/** Timers that ended between two states: each is to be rung once. */
export function justRang(before: CookSession, after: CookSession, plan: CookSteps): TrayTimer[] {
  const was = new Map(timersOf(before, plan).map(({ id, clock }) => [id, clock.kind]));
  return timersOf(after, plan).filter(({ id, clock }) => clock.kind === "rang" && was.get(id) === "running");
}

/** When the next timer ends, or null when none runs. */
export function nextRingMs(session: CookSession, plan: CookSteps): number | null {
  const ends = timersOf(session, plan).flatMap(({ clock }) =>
    clock.kind === "running" ? clock.endsAtMs : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

const RESUME_WITHIN_MS = 24 * 60 * 60 * 1000;

/** A kept session of the same recipe that can be taken up again, or null: not begun, finished, a day old, or not ours. */
export function resumable(stored: unknown, plan: CookSteps, nowMs: number): CookSession | null {
  const parsed = CookSession.safeParse(stored);
  if (!parsed.success || parsed.data.phase !== "cooking") return null;
  const { step, touchedAtMs } = parsed.data;
  return step < plan.steps.length && nowMs - touchedAtMs <= RESUME_WITHIN_MS ? parsed.data : null;
}
