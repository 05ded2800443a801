/** Theme and calm mode: remembered on the device, applied to <html> with the reading settings. Every other place reads them through here. */
import { OWN_LOOK, READING_SETTINGS } from "@/lib/rules/reading/settings";
import { readingSettings } from "./reading-settings";
import { persisted } from "./store";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme; nothing chosen follows the system (docs/decisions/016). */
export const theme = persisted<Theme>(
  "theme",
  (text) => THEMES.find((name) => name === text) ?? null,
  "system",
  { format: String },
);

export const calm = persisted("calmMode", (text) => text === "true", false);

const isSystemDark = () => matchMedia("(prefers-color-scheme: dark)");

/** Puts the preferences on <html>, as the script in the head did before the first paint. */
function applyPreferences(): void {
  const root = document.documentElement;
  const chosen = theme.read();
  root.classList.toggle("dark", chosen === "dark" || (chosen === "system" && isSystemDark().matches));
  if (calm.read()) root.dataset.calm = "true";
  else delete root.dataset.calm;
  const reading = readingSettings.read();
  for (const name of READING_SETTINGS) {
    if (reading[name] === OWN_LOOK[name]) delete root.dataset[name];
    else root.dataset[name] = reading[name];
  }
}

/** Applies them now, and whenever they change: here, in another tab, or as the system's own theme. Answers how to stop. */
export function watchPreferences(): () => void {
  const system = isSystemDark();
  const stops = [theme, calm, readingSettings].map((one) => one.subscribe(applyPreferences));
  system.addEventListener("change", applyPreferences);
  applyPreferences();
  return () => {
    for (const stop of stops) stop();
    system.removeEventListener("change", applyPreferences);
  };
}

/** True where nothing may open, move or speak unasked: calm mode, or the system's wish for less motion. */
export const wantsCalm = (): boolean => calm.read() || matchMedia("(prefers-reduced-motion: reduce)").matches;
