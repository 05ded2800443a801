/** What happens when a timer of Cook Mode ends: chime, vibration, notification, each as the cook has set it, here or in a hidden tab. */
import { CHIME_AGAIN_MS } from "@/lib/engine/cook/chime";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { readCookSettings } from "./cook-settings";
import type { CookStore } from "./cook-store";
import { notify } from "./notify";
import { playChime } from "./sound";
import { vibrate } from "./vibrate";

const rings = (timer: TrayTimer) => timer.clock.kind === "rang";

function ring(store: CookStore, timers: readonly TrayTimer[]): () => void {
  const settings = readCookSettings();
  if (settings.vibration) vibrate();
  if (settings.notifications)
    for (const { id, name } of timers)
      void notify("Timer finished", { body: name, tag: `${store.key}.${id}` });
  if (!settings.sound) return () => undefined;
  const stops = timers.map(() => playChime({ loudness: settings.loudness }));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Rings for a cooking's timers for as long as the page lives. */
export function watchAlarms(store: CookStore): void {
  let silence: (() => void)[] = [];
  let again: ReturnType<typeof setInterval> | null = null;
  const stopRepeating = () => {
    if (again !== null) clearInterval(again);
    again = null;
  };
  const repeat = () => {
    const { repeatUntilStopped, sound, loudness } = readCookSettings();
    if (!repeatUntilStopped || !store.timers().some(rings)) return stopRepeating();
    if (sound) silence.push(playChime({ loudness }));
  };
  store.onRing((timers) => {
    silence.push(ring(store, timers));
    again ??= setInterval(repeat, CHIME_AGAIN_MS);
  });
  // Stopped by the cook: nothing goes on sounding.
  store.subscribe(() => {
    if (silence.length === 0 || store.timers().some(rings)) return;
    for (const stop of silence) stop();
    silence = [];
    stopRepeating();
  });
  document.addEventListener("visibilitychange", store.look);
  addEventListener("pageshow", store.look);
  addEventListener("focus", store.look);
}
