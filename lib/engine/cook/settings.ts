/** What a cook has chosen for Cook Mode on this device, the screen that stays on among it. Each choice has a default. */
import * as z from "zod";
import { sayingsOf } from "@/lib/engine/language/sayings";
import { FASTEST_RATE, SLOWEST_RATE, SPOKEN_RATE } from "@/lib/engine/speak/rate";

/** Each setting by itself falls back to its default, so that one odd value does not lose the others. */
export const CookSettings = z.object({
  textSize: z.enum(["normal", "large", "largest"]).catch("normal"),
  /** When a step's timer starts by itself: on each step, only where the step states a time, or never. */
  timerStart: z.enum(["always", "stated", "never"]).catch("always"),
  sound: z.boolean().catch(true),
  loudness: z.number().min(0).max(1).catch(0.8),
  /** The chime comes again until the cook stops it. */
  repeatUntilStopped: z.boolean().catch(false),
  vibration: z.boolean().catch(true),
  notifications: z.boolean().catch(true),
  motion: z.boolean().catch(true),
  /** The name of the voice that reads aloud; null is the preferred one of this device. */
  voice: z.string().max(200).nullable().catch(null),
  rate: z.number().min(SLOWEST_RATE).max(FASTEST_RATE).catch(SPOKEN_RATE),
  /** Reading along without sound: the sentences are marked in turn. */
  muted: z.boolean().catch(false),
  tickMarks: z.boolean().catch(true),
  font: z.enum(["standard", "opendyslexic"]).catch("standard"),
  handsFree: z.boolean().catch(false),
});
export type CookSettings = z.infer<typeof CookSettings>;
export type TimerStart = CookSettings["timerStart"];

export const DEFAULT_COOK_SETTINGS: CookSettings = CookSettings.parse({});

/** Settings as they were stored; what cannot be read is the default. */
export function readStoredSettings(stored: string | null): CookSettings {
  if (stored === null) return DEFAULT_COOK_SETTINGS;
  try {
    const parsed = CookSettings.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : DEFAULT_COOK_SETTINGS;
  } catch {
    return DEFAULT_COOK_SETTINGS;
  }
}

/** In calm mode nothing starts unasked: a step's timer waits for the cook. */
export const timerStartNow = (settings: CookSettings, isCalm: boolean): TimerStart =>
  isCalm ? "never" : settings.timerStart;

/** How often the fallback tries again to hold the screen. */
export const FALLBACK_PULSE_MS = 30_000;

/** Keep Awake as states and events: on, off, or a fallback where the browser cannot hold the screen. */
export type KeepAwake = { wanted: boolean; held: "none" | "lock" | "fallback" };
export type KeepAwakeEvent =
  | { type: "turn-on" }
  | { type: "turn-off" }
  | { type: "granted" }
  /** Unsupported, refused, or failed. */
  | { type: "failed" }
  /** The browser took the lock away: it does so whenever the tab is hidden. */
  | { type: "released" };

export const KEEP_AWAKE_START: KeepAwake = { wanted: true, held: "none" };

/** The state after an event. An answer that arrives after the cook turned it off changes nothing. */
export function keepAwake(state: KeepAwake, event: KeepAwakeEvent): KeepAwake {
  switch (event.type) {
    case "turn-on":
      return { wanted: true, held: "none" };
    case "turn-off":
      return { wanted: false, held: "none" };
    case "granted":
      return state.wanted ? { wanted: true, held: "lock" } : state;
    case "failed":
      return state.wanted ? { wanted: true, held: "fallback" } : state;
    case "released":
      return { ...state, held: "none" };
  }
}

/** True when the lock should be asked for on coming back to the tab: wanted, not held (the fallback is worth another try), and seen. */
export const shouldRequest = (state: KeepAwake, isVisible: boolean): boolean =>
  state.wanted && state.held !== "lock" && isVisible;

/** The switch's name, with the fallback said openly. */
export function keepAwakeLabel(state: KeepAwake, language = "en"): string {
  const { keepAwake } = sayingsOf(language);
  if (!state.wanted) return keepAwake.off;
  return state.held === "fallback" ? keepAwake.fallback : keepAwake.on;
}
