/** What this device has already been shown; the value is `'true'` (screens.md#videos). */
export type Flag = "hasSeenExplainerVideo" | "hasSeenUserDemoVideo";

const listeners = new Set<() => void>();

/** A store for `useSyncExternalStore`: notifies when a flag is set here. */
export function subscribeFlags(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Also true where storage is forbidden: better to show it never than at every visit. */
export function hasSeen(flag: Flag): boolean {
  try {
    return localStorage.getItem(flag) === "true";
  } catch {
    return true;
  }
}

export function markSeen(flag: Flag): void {
  try {
    localStorage.setItem(flag, "true");
  } catch {
    // See hasSeen: nothing is shown again anyway.
  }
  for (const listener of listeners) listener();
}
