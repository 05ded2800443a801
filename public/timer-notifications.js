/** A click on the notification of a finished timer leads back to the page that set it. Part of both service workers. */
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
