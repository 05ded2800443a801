/** Theme and calm mode: remembered on the device, applied to <html>. Every other place reads them through here. */
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = "theme";
const CALM_KEY = "calmMode";
const listeners = new Set<() => void>();

/** A store for `useSyncExternalStore`: notifies of changes here, in other tabs, and of the system's theme. */
export function subscribePreferences(listener: () => void): () => void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const refresh = () => {
    applyPreferences();
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", refresh);
  system.addEventListener("change", refresh);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", refresh);
    system.removeEventListener("change", refresh);
  };
}

/** The chosen theme; nothing chosen follows the system (docs/decisions/016). */
export function readTheme(): Theme {
  const kept = read(THEME_KEY);
  return THEMES.find((theme) => theme === kept) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  write(THEME_KEY, theme);
}

export function readCalm(): boolean {
  return read(CALM_KEY) === "true";
}

export function chooseCalm(calm: boolean): void {
  write(CALM_KEY, String(calm));
}

/** Memory for browsers that refuse storage (private windows): the choice then lasts as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or refused: the memory above holds.
  }
  applyPreferences();
  for (const listener of listeners) listener();
}

/** Puts the preferences on <html>, as the script in the head did before the first paint. */
export function applyPreferences(): void {
  const root = document.documentElement;
  const theme = readTheme();
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.classList.toggle("dark", dark);
  if (readCalm()) root.dataset.calm = "true";
  else delete root.dataset.calm;
}

/** True where nothing may open, move or speak unasked: calm mode, or the system's wish for less motion. */
export const wantsCalm = (): boolean => readCalm() || matchMedia("(prefers-reduced-motion: reduce)").matches;
