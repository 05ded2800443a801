/** What happens when a timer of Cook Mode ends: chime, vibration, notification, each as the cook has set it, here or in a hidden tab. */
import { cookSettings } from "./cook-settings";
import { CHIME_AGAIN_MS, VIBRATION_MS } from "@/lib/engine/cook/countdown";
import { labelsOf } from "@/lib/engine/language/labels";
import type { TrayTimer } from "@/lib/engine/cook/session";
import type { CookStore } from "./cook-store";
import { notify, scheduleNotifications, type TimerNotification } from "./notify";
import { playChime } from "./sound";

const rings = (timer: TrayTimer) => timer.clock.kind === "rang";

const notificationOf = (store: CookStore, { id, name }: TrayTimer): TimerNotification => ({
  title: labelsOf(store.language()).timerEnded,
  body: name,
  tag: `${store.key}.${id}`,
});

/** Rings once for each timer: the chimes of two that end together follow one another. */
function ring(store: CookStore, timers: readonly TrayTimer[]): (() => void)[] {
  const settings = cookSettings.read();
  if (settings.vibration) vibrate();
  if (settings.notifications) for (const timer of timers) void notify(notificationOf(store, timer));
  return settings.sound ? timers.map(() => playChime({ loudness: settings.loudness })) : [];
}

/** Rings for a cooking's timers while the page is open, and schedules notifications with the platform for when it is not. */
export function watchAlarms(store: CookStore): void {
  let stops: (() => void)[] = [];
  let again: ReturnType<typeof setInterval> | null = null;
  let scheduled = "";

  const stopRepeating = () => {
    if (again !== null) clearInterval(again);
    again = null;
  };
  const repeat = () => {
    const { repeatUntilStopped, sound, loudness } = cookSettings.read();
    if (!repeatUntilStopped || !store.timers().some(rings)) stopRepeating();
    else if (sound) stops.push(playChime({ loudness }));
  };
  /** Stops all sound once no timer rings any more. */
  const silence = () => {
    if (stops.length === 0 || store.timers().some(rings)) return;
    for (const stop of stops) stop();
    stops = [];
    stopRepeating();
  };
  const schedule = () => {
    const running = store
      .timers()
      .flatMap((timer) => (timer.clock.kind === "running" ? { timer, atMs: timer.clock.endsAtMs } : []));
    const ends = JSON.stringify(running.map(({ timer, atMs }) => [timer.id, atMs]));
    if (ends === scheduled) return;
    scheduled = ends;
    const next = store.nextRing();
    wakeIn(store.key, next === null ? null : Math.max(0, next - Date.now()), store.checkClock);
    if (cookSettings.read().notifications)
      void scheduleNotifications(
        store.key,
        running.map(({ timer, atMs }) => ({ ...notificationOf(store, timer), atMs })),
      ).catch(() => undefined);
  };

  store.onRing((timers) => {
    stops.push(...ring(store, timers));
    again ??= setInterval(repeat, CHIME_AGAIN_MS);
  });
  store.subscribe(() => {
    silence();
    schedule();
  });
  document.addEventListener("visibilitychange", store.checkClock);
  addEventListener("pageshow", store.checkClock);
  addEventListener("focus", store.checkClock);
}

const canVibrate = (): boolean => typeof navigator.vibrate === "function";

function vibrate(): void {
  if (canVibrate()) navigator.vibrate([...VIBRATION_MS]);
}

/** Wakes the page when a timer ends, also in a hidden tab (`public/cook-alarm.js`). Where workers are refused, the page's own ticks do. */
const WORKER = "/cook-alarm.js";

let worker: Worker | null | undefined;
const wakers = new Map<string, () => void>();

function clock(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(WORKER);
    worker.addEventListener("message", ({ data }: MessageEvent<{ key: string }>) => wakers.get(data.key)?.());
    worker.addEventListener("error", () => (worker = null));
  } catch {
    worker = null;
  }
  return worker;
}

/** Calls `wake` in `inMs` milliseconds, in place of what was asked under `key` before; null asks for nothing. */
function wakeIn(key: string, inMs: number | null, wake: () => void): void {
  if (inMs === null && !wakers.has(key)) return;
  wakers.set(key, wake);
  clock()?.postMessage({ key, inMs });
}
