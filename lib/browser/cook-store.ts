/**
 * A cooking while the page lives: the session, and the clock it is looked at with. It lives outside of React, so that a timer set
 * in Cook Mode also rings on the recipe's page, on the next page, and in a hidden tab.
 */
import {
  cookSession,
  justRang,
  newSession,
  nextRingMs,
  resumable,
  timersOf,
  type CookEvent,
  type CookSteps,
  type CookSession,
  type TrayTimer,
} from "@/lib/engine/cook/session";
import { outlives, storedCooking, type CookingPlace } from "./cook-storage";

/** The display is updated every second; the session is checked and stored at least every five (cooking.md#timer-clock). */
const TICK_MS = 1_000;
const SYNC_MS = 5_000;
/** A clock that goes back by more was put back; less is the system's own correction. */
const CLOCK_BACK_MS = 1_500;

type Listener = () => void;
type Ringer = (timers: TrayTimer[]) => void;

export class CookStore {
  /** True when an unfinished cooking was found on this device, with when its cook last did something. */
  readonly foundFrom: number | null;
  private session: CookSession;
  private nowMs = Date.now();
  private seenAtMs: number;
  private keptAtMs = 0;
  private screens = 0;
  private tick: ReturnType<typeof setInterval> | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly ringers = new Set<Ringer>();

  constructor(
    readonly key: string,
    private plan: CookSteps,
    servings: number | null,
    readonly place: CookingPlace | null = null,
  ) {
    const kept = storedCooking(key).read();
    const found = kept && resumable(kept.session, plan, this.nowMs);
    this.session = found ?? newSession(plan, servings, crypto.randomUUID(), this.nowMs);
    this.foundFrom = found?.touchedAtMs ?? null;
    this.seenAtMs = found && kept ? kept.seenAtMs : this.nowMs;
  }

  readonly read = (): CookSession => this.session;
  /** The time when the clock was last checked, for what is shown. */
  readonly readNow = (): number => this.nowMs;
  readonly timers = (): TrayTimer[] => timersOf(this.session, this.plan);

  /** The recipe's own: its timers are named and told in it. */
  readonly language = (): string => this.plan.language ?? "en";

  /** When the next timer ends, or null when none runs. */
  readonly nextRing = (): number | null => nextRingMs(this.session, this.plan);

  /** For `useSyncExternalStore`: called after every event and every check of the clock. */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** A screen shows the timers: the clock is looked at every second until it is closed, and after it while a timer runs. */
  readonly show = (): (() => void) => {
    this.screens += 1;
    this.checkClock();
    // A second screen looks along: it must not put off the next second of the first.
    if (this.tick === null) this.startTick();
    return () => void (this.screens -= 1);
  };

  /** Called with the timers that have just ended, once for each. */
  readonly onRing = (ringer: Ringer): (() => void) => {
    this.ringers.add(ringer);
    return () => void this.ringers.delete(ringer);
  };

  /** The recipe was edited, or the settings changed. */
  setSteps(plan: CookSteps): void {
    const before = this.plan;
    this.plan = plan;
    if (JSON.stringify(before.steps) !== JSON.stringify(plan.steps))
      this.dispatch({ type: "edited", before });
  }

  dispatch(event: CookEvent): void {
    this.readClock();
    this.apply({ type: "look" });
    this.apply(event);
    this.keep();
    this.startTick();
    this.tell();
  }

  /** What a tick, a re-sync and coming back to the tab all do. */
  readonly checkClock = (): void => {
    this.readClock();
    const isChanged = this.apply({ type: "look" });
    if (isChanged || Math.abs(this.nowMs - this.keptAtMs) >= SYNC_MS) this.keep();
    if (this.screens === 0 && this.nextRing() === null) this.stopTick();
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private apply(event: CookEvent): boolean {
    const before = this.session;
    this.session = cookSession(before, event, this.plan, this.nowMs);
    const rung = justRang(before, this.session, this.plan);
    if (rung.length > 0) for (const ringer of this.ringers) ringer(rung);
    return this.session !== before;
  }

  /** Reads the clock; when it was put back, every timer's end moves with it. When it was put forward, that is treated as time that has passed, as after sleep. */
  private readClock(): void {
    this.nowMs = Date.now();
    const back = this.nowMs - this.seenAtMs;
    if (back < -CLOCK_BACK_MS) this.apply({ type: "clock-moved", byMs: back });
    this.seenAtMs = this.nowMs;
  }

  private keep(): void {
    this.keptAtMs = this.nowMs;
    if (this.session.phase === "cooking")
      storedCooking(this.key).write({
        session: this.session,
        seenAtMs: this.seenAtMs,
        place: this.place,
        steps: this.plan.steps,
      });
    else storedCooking(this.key).forget();
    outlives(this.key, this.session.phase !== "cooking" && this.session.tray.length > 0);
  }

  /** Counts from now: in step with what was just started, no second is skipped on the screen. */
  private startTick(): void {
    this.stopTick();
    this.tick = setInterval(this.checkClock, TICK_MS);
  }

  private stopTick(): void {
    if (this.tick !== null) clearInterval(this.tick);
    this.tick = null;
  }
}

const stores = new Map<string, CookStore>();

/** The cooking of this page under `key`: the one in memory, else the one stored on the device, else a new one, for which `whenNew` is called. `servings` are the new one's. */
export function cookStore(
  key: string,
  plan: CookSteps,
  servings: number | null,
  place: CookingPlace,
  whenNew: (store: CookStore) => void,
): CookStore {
  const living = stores.get(key);
  if (living) return living;
  const store = new CookStore(key, plan, servings, place);
  stores.set(key, store);
  whenNew(store);
  return store;
}

/** The cooking under `key` as it was left on this device, away from its recipe's page; null when it cannot be taken up there. */
export function cookStoreAway(key: string, whenNew: (store: CookStore) => void): CookStore | null {
  const kept = stores.has(key) ? null : storedCooking(key).read();
  if (kept === null) return stores.get(key) ?? null;
  if (kept.place === null || kept.steps.length === 0) return null;
  // Nothing starts by itself away from its page.
  const { place, steps } = kept;
  return cookStore(key, { steps, timerStart: "never", language: place.language }, null, place, whenNew);
}
