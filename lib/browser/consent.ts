/** Whether this visitor agreed to ad and analytics platforms: asked once, remembered on the device, changeable at any time. */
export type Consent = "accepted" | "declined" | null;

const KEY = "trackingConsent";
const listeners = new Set<() => void>();
/** For browsers that refuse storage: the choice then lasts as long as the page. */
let memory: Consent = null;

export function readConsent(): Consent {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "accepted" || kept === "declined" ? kept : memory;
  } catch {
    return memory;
  }
}

/** Null asks again. */
export function chooseConsent(consent: Consent): void {
  memory = consent;
  try {
    if (consent) localStorage.setItem(KEY, consent);
    else localStorage.removeItem(KEY);
  } catch {
    // The memory above holds.
  }
  for (const listener of listeners) listener();
}

/** A store for `useSyncExternalStore`; notices changes in other tabs too. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
