/** What the app says to a cook in German. */
import type { Sayings } from "@/lib/engine/language/pack/steps";

export const SAYINGS: Sayings = {
  timeUnits: {
    second: ["Sekunde", "Sekunden"],
    minute: ["Minute", "Minuten"],
    hour: ["Stunde", "Stunden"],
    day: ["Tag", "Tage"],
    week: ["Woche", "Wochen"],
    month: ["Monat", "Monate"],
    year: ["Jahr", "Jahre"],
  },
  range: (low, high) => `${low} bis ${high}`,
  aMoment: "einen Moment",
  andMore: (minutes, unit) => `über ${minutes} ${unit}`,
  rangNow: "hat gerade geklingelt",
  rangAgo: (hours, minutes) =>
    hours > 0 ? `hat vor ${hours} h ${minutes} min geklingelt` : `hat vor ${minutes} min geklingelt`,
  stepNow: (step, of, words) => `Schritt ${step} von ${of}: ${words}`,
  stepBefore: (words) => `Davor: ${words}`,
  away: (time) => `Du warst ${time} weg.`,
  ticked: (count) => (count === 1 ? "1 Sache abgehakt" : `${count} Sachen abgehakt`),
  timer: (name, state) => `Timer ${name}: ${state}`,
  keepAwake: {
    off: "Wachhalten: aus",
    on: "Wachhalten: an",
    fallback: "Wachhalten: an (Ersatz)",
  },
};
