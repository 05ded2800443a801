/** Cook Mode's settings, remembered on the device. Every place reads them through here. */
import { type CookSettings, DEFAULT_COOK_SETTINGS, readStoredSettings } from "@/lib/engine/cook/settings";

const KEY = "cookSettings";
const listeners = new Set<() => void>();

/** What was read last, so that the store answers the same object until something changes. */
let known: { stored: string | null; settings: CookSettings } | null = null;
/** For browsers that refuse storage (private windows): the choice then lasts as long as the page. */
let unstored: string | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** A store for `useSyncExternalStore`: notifies of changes here and in other tabs. */
export function subscribeCookSettings(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export function readCookSettings(): CookSettings {
  const now = stored();
  if (known === null || known.stored !== now) known = { stored: now, settings: readStoredSettings(now) };
  return known.settings;
}

export const defaultCookSettings = (): CookSettings => DEFAULT_COOK_SETTINGS;

export function changeCookSettings(change: Partial<CookSettings>): void {
  const next = JSON.stringify({ ...readCookSettings(), ...change });
  unstored = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Storage is full or refused: the memory above holds.
  }
  for (const listener of listeners) listener();
}
