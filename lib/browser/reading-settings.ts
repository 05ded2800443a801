/** How this device's owner reads best: remembered on the device. Every place reads it through here. */
import { OWN_LOOK, READING_KEY, type ReadingSettings, readingOf } from "@/lib/rules/reading/settings";
import { persisted } from "./store";

export const readingSettings = persisted<ReadingSettings>(
  READING_KEY,
  (text) => readingOf(JSON.parse(text)),
  OWN_LOOK,
);

/** Changes the given settings and keeps the others. */
export const changeReadingSettings = (change: Partial<ReadingSettings>): void =>
  void readingSettings.write({ ...readingSettings.read(), ...change });
