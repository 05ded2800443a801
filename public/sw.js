/** The service worker of development: notifications only, nothing is kept. A build puts its own in this place (service-worker/worker.ts). */
importScripts("/timer-notifications.js");
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
