import { type CookSettings, DEFAULT_COOK_SETTINGS, readStoredSettings } from "@/lib/engine/cook/settings";
import { persisted } from "./store";

/** Cook Mode's settings, remembered on the device. Every place reads them through here. */
export const cookSettings = persisted("cookSettings", readStoredSettings, DEFAULT_COOK_SETTINGS);

/** Changes the given settings and keeps the others. */
export const changeCookSettings = (change: Partial<CookSettings>): void =>
  void cookSettings.write({ ...cookSettings.read(), ...change });
