/** What a cook has chosen for Cook Mode on this device (decisions §6). The specified behaviour is the default of each. */
import { z } from "zod";

export const TEXT_SIZES = ["normal", "large", "largest"] as const;
export const TIMER_STARTS = ["always", "stated", "never"] as const;
export const FONTS = ["standard", "opendyslexic"] as const;

/** Spec cooks §9: what the voice is set to until the cook chooses; and how far a cook may turn it. */
export const SPOKEN_RATE = 0.9;
export const SLOWEST_RATE = 0.5;
export const FASTEST_RATE = 1.5;
const SLOWER_BY = 0.15;

/** Each setting by itself falls back to its default, so that one odd value does not lose the others. */
export const CookSettings = z.object({
  textSize: z.enum(TEXT_SIZES).catch("normal"),
  /** When a step's timer starts by itself: on each step, only where the step states a time, or never. */
  timerStart: z.enum(TIMER_STARTS).catch("always"),
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
  font: z.enum(FONTS).catch("standard"),
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

/** In calm mode nothing starts unasked (cooks-first R6): a step's timer waits for the cook. */
export const timerStartNow = (settings: CookSettings, isCalm: boolean): TimerStart =>
  isCalm ? "never" : settings.timerStart;

/** One notch slower, not below the slowest. */
export const slowerRate = (rate: number): number =>
  Math.max(SLOWEST_RATE, Math.round((rate - SLOWER_BY) * 100) / 100);
