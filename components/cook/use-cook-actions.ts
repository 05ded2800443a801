"use client";

import type { Cooking } from "./use-cook-session";
import type { ReadAloud } from "./use-read-aloud";

export type CookActions = ReturnType<typeof useCookActions>;

/** What the buttons, the keys and the voice all do. Reading aloud ends with its step. */
export function useCookActions(
  { session, dispatch, total }: Cooking,
  reading: ReadAloud,
  complete: () => void,
) {
  const go = (to: number, looking = false) => {
    reading.stop();
    dispatch({ type: "go", to, looking });
  };
  return {
    go,
    back() {
      if (session.step > 0) go(session.step - 1);
    },
    next() {
      if (session.step + 1 < total) return go(session.step + 1);
      reading.stop();
      complete();
    },
    listen() {
      if (reading.state === "idle") reading.listen();
      else reading.stop();
    },
    /** Starts, pauses or goes on with the step's timer; one that rings falls silent. */
    toggleTimer() {
      const event = { running: "pause", paused: "resume", rang: "reset" } as const;
      dispatch({ type: "clock", event: { type: event[session.clock.kind] }, byCook: true });
    },
    startTimer() {
      dispatch({ type: "clock", event: { type: "resume" }, byCook: true });
    },
    /** Nothing speaks or rings any more. */
    silence() {
      reading.stop();
      if (session.clock.kind === "rang") dispatch({ type: "clock", event: { type: "reset" } });
      for (const { id, clock } of session.tray)
        if (clock.kind === "rang") dispatch({ type: "tray-dismiss", id });
    },
    startAgain() {
      dispatch({ type: "restart", cookingId: crypto.randomUUID() });
    },
  };
}
