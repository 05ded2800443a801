/** Keep Awake as states and events (spec cooks §4): on, off, or a fallback where the browser cannot hold the screen. */
export const FALLBACK_PULSE_MS = 30_000;

export type KeepAwake = { wanted: boolean; held: "none" | "lock" | "fallback" };
export type KeepAwakeEvent =
  | { type: "turn-on" }
  | { type: "turn-off" }
  | { type: "granted" }
  /** Unsupported, refused, or failed. */
  | { type: "failed" }
  /** The browser took the lock away: it does so whenever the tab is hidden. */
  | { type: "released" };

export const KEEP_AWAKE_START: KeepAwake = { wanted: true, held: "none" };

/** The state after an event. An answer that arrives after the cook turned it off changes nothing. */
export function keepAwake(state: KeepAwake, event: KeepAwakeEvent): KeepAwake {
  switch (event.type) {
    case "turn-on":
      return { wanted: true, held: "none" };
    case "turn-off":
      return { wanted: false, held: "none" };
    case "granted":
      return state.wanted ? { wanted: true, held: "lock" } : state;
    case "failed":
      return state.wanted ? { wanted: true, held: "fallback" } : state;
    case "released":
      return { ...state, held: "none" };
  }
}

/** True when the lock should be asked for on coming back to the tab: wanted, not held (the fallback is worth another try), and seen. */
export const shouldRequest = (state: KeepAwake, isVisible: boolean): boolean =>
  state.wanted && state.held !== "lock" && isVisible;

/** The switch's name, with the fallback said openly (decisions §12). */
export function keepAwakeLabel(state: KeepAwake): string {
  if (!state.wanted) return "Keep Awake: off";
  return state.held === "fallback" ? "Keep Awake: on (fallback)" : "Keep Awake: on";
}
