/** Notifications of finished timers, if the cook permitted them (spec cooks §4). */
export type NotificationState = "granted" | "denied" | "default" | "unsupported";

const WORKER = "/sw.js";

export const notificationState = (): NotificationState =>
  typeof Notification === "undefined" ? "unsupported" : Notification.permission;

/** Asks for the permission; call in a gesture. */
export async function askToNotify(): Promise<NotificationState> {
  if (notificationState() !== "default") return notificationState();
  await Notification.requestPermission();
  return notificationState();
}

/** Our own service worker; null where there is none (no secure address, old browser). It is fetched when first needed. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await navigator.serviceWorker.register(WORKER);
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Shows a notification now. `tag`: a newer one with the same tag takes its place. */
export async function notify(title: string, { body, tag }: { body: string; tag: string }): Promise<void> {
  if (notificationState() !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Phones show notifications through a service worker only, and say so by throwing.
    await (await worker())?.showNotification(title, { body, tag });
  }
}
