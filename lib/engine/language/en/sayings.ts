/** What the app says to a cook in English. */
import type { Sayings } from "@/lib/engine/language/pack/steps";

export const SAYINGS: Sayings = {
  timeUnits: {
    second: ["second", "seconds"],
    minute: ["minute", "minutes"],
    hour: ["hour", "hours"],
    day: ["day", "days"],
    week: ["week", "weeks"],
    month: ["month", "months"],
    year: ["year", "years"],
  },
  range: (low, high) => `${low} to ${high}`,
  aMoment: "a moment",
  andMore: (minutes, unit) => `${minutes}+ ${unit}`,
  rangNow: "rang just now",
  rangAgo: (hours, minutes) => (hours > 0 ? `rang ${hours} h ${minutes} min ago` : `rang ${minutes} min ago`),
  stepNow: (step, of, words) => `Step ${step} of ${of}: ${words}`,
  stepBefore: (words) => `Before that: ${words}`,
  away: (time) => `You were away for ${time}.`,
  ticked: (count) => (count === 1 ? "1 thing ticked off" : `${count} things ticked off`),
  timer: (name, state) => `Timer ${name}: ${state}`,
  keepAwake: {
    off: "Keep Awake: off",
    on: "Keep Awake: on",
    fallback: "Keep Awake: on (fallback)",
  },
};
