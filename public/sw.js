/** Plainspoon's service worker: shows the notifications of finished timers, and leads back to the page that set them. It caches nothing. */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/";
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const cooking = windows.find(
      ({ url }) => new URL(url).pathname === new URL(address, self.origin).pathname,
    );
    await (cooking ? cooking.focus() : self.clients.openWindow(address));
  };
  event.waitUntil(open());
});
