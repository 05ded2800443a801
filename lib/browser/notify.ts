/** Notifications of finished timers, if the cook permitted them (cooking.md#timer-rings). */
export type NotificationState = "granted" | "denied" | "default" | "unsupported";
export type TimerNotification = {
  title: string;
  body: string;
  /** A newer one with the same tag takes its place. */
  tag: string;
};

const WORKER = "/sw.js";

export const notificationState = (): NotificationState =>
  typeof Notification === "undefined" ? "unsupported" : Notification.permission;

/** Asks for the permission; call in a gesture. */
export async function requestNotificationPermission(): Promise<NotificationState> {
  if (notificationState() !== "default") return notificationState();
  await Notification.requestPermission();
  return notificationState();
}

/** Our own service worker; null where there is none (no secure address, old browser). It is fetched when first needed. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Where a click on the notification leads if the page is closed by then. */
const data = () => ({ address: `${window.location.pathname}${window.location.search}` });

/** Shows a notification now. */
export async function notify({ title, body, tag }: TimerNotification): Promise<void> {
  if (notificationState() !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show notifications through a service worker only, and say so by throwing.
    await (await worker())?.showNotification(title, { body, tag, data: data() });
  }
}

type TriggerAt = new (atMs: number) => object;

/** The platform's own alarm for notifications; few have it. */
function triggerAt(): TriggerAt | null {
  const trigger: unknown = Reflect.get(window, "TimestampTrigger");
  const isThere = typeof trigger === "function" && "showTrigger" in Notification.prototype;
  return isThere ? (trigger as TriggerAt) : null;
}

/**
 * Leaves the notifications of running timers with the platform, in place of those left before under `key`: they show even when the
 * page is gone. Does nothing where the platform cannot, or the cook did not permit it.
 */
export async function scheduleNotifications(
  key: string,
  timers: readonly (TimerNotification & { atMs: number })[],
): Promise<void> {
  if (notificationState() !== "granted") return;
  const Trigger = triggerAt();
  const registration = Trigger && (await worker());
  if (!Trigger || !registration) return;
  const query: GetNotificationOptions & { includeTriggered: true } = { includeTriggered: true };
  for (const left of await registration.getNotifications(query)) if (left.tag.startsWith(key)) left.close();
  for (const { title, body, tag, atMs } of timers) {
    const options: NotificationOptions & { showTrigger: object } = {
      body,
      tag,
      data: data(),
      showTrigger: new Trigger(atMs),
    };
    await registration.showNotification(title, options);
  }
}
