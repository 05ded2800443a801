/**
 * How a person reads best, on every page of this device (screens.md#reading-settings). The first value of each setting is the app's own look;
 * any other stands on <html> as `data-{setting}` (app/reading.css), from the head's script on, before anything is painted.
 */
export const READING_CHOICES = {
  text: ["normal", "large", "largest"],
  spacing: ["normal", "wide", "widest"],
  typeface: ["standard", "opendyslexic"],
  contrast: ["normal", "high"],
  colours: ["all", "few"],
  columns: ["several", "one"],
} as const;

export type ReadingSetting = keyof typeof READING_CHOICES;
export type ReadingSettings = { [Name in ReadingSetting]: (typeof READING_CHOICES)[Name][number] };

export const READING_SETTINGS = Object.keys(READING_CHOICES) as ReadingSetting[];

/** Where they are stored on the device. */
export const READING_KEY = "readingSettings";

/** Settings of what was stored, which anybody may have written: each that is unknown is the app's own. */
export function readingOf(stored: unknown): ReadingSettings {
  const given: Record<string, unknown> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const pick = (name: ReadingSetting): string => {
    const choices: readonly string[] = READING_CHOICES[name];
    return choices.find((choice) => choice === given[name]) ?? READING_CHOICES[name][0];
  };
  return Object.fromEntries(READING_SETTINGS.map((name) => [name, pick(name)])) as ReadingSettings;
}

export const OWN_LOOK: ReadingSettings = readingOf(null);
