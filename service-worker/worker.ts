/// <reference lib="webworker" />
/**
 * The service worker of the built app, on Serwist: scripts by their hashed names, pages by their deadline (pages.ts). Bundled into
 * `sw.js` after each build (scripts/setup/service-worker.mjs). A new one waits until the app says that nobody is cooking.
 */
import { type PrecacheEntry, type RouteHandlerCallbackOptions, Serwist } from "serwist";
import { cookCache } from "@/lib/browser/offline/kept";
import { answerNavigation, answerPage, takeReason } from "./pages";
import "../public/timer-notifications.js";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

const SCRIPTS = "plainspoon-scripts";
/** Those of the build before: pages that are kept from it need them until they have been fetched anew. */
const BEFORE = "plainspoon-scripts-before";

/** What the build names by its content, and the messages of a language. */
const OF_HASHED_NAME = /^\/(?:_next\/static|messages)\//;

/** A script, style or font: its name changes with its content, so whichever cache has it is right. */
async function answerFile({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await (await caches.open(SCRIPTS)).put(request, answer.clone());
  return answer;
}

/** A recipe's picture; its name is random and its content never changes. */
async function answerPicture({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const cacheName = await cookCache();
  const kept = cacheName && (await (await caches.open(cacheName)).match(url.pathname));
  if (kept) return kept;
  const answer = await fetch(request);
  if (cacheName && answer.status === 200 && answer.type === "basic" && (await caches.has(cacheName)))
    await (await caches.open(cacheName)).put(url.pathname, answer.clone());
  return answer;
}

/** Sign-in, payment and admin pages are the network's alone. */
const isOurPage = (path: string): boolean =>
  !/^\/(?:api|admin|checkout|reset-password|confirm-email|signed-in)(?:\/|$)/.test(path);

/** Copies what the build before has kept, for its pages. */
async function keepBefore(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name === SCRIPTS || name.includes("-precache-"));
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  for (const name of names) {
    const cache = await caches.open(name);
    for (const file of await cache.keys()) {
      const kept = OF_HASHED_NAME.test(new URL(file.url).pathname) && (await cache.match(file));
      if (kept) await before.put(file, kept);
    }
  }
}

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: { cleanupOutdatedCaches: true, ignoreURLParametersMatching: [/./] },
  skipWaiting: false,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && OF_HASHED_NAME.test(url.pathname),
      handler: answerFile,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/api/storage/images/"),
      handler: answerPicture,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === "navigate" && isOurPage(url.pathname),
      handler: answerPage,
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin &&
        request.headers.has("rsc") &&
        !request.headers.has("next-router-prefetch") &&
        isOurPage(url.pathname),
      handler: answerNavigation,
    },
  ],
});
serwist.addEventListeners();

self.addEventListener("message", (event) => {
  const asked: unknown = event.data;
  if (asked === "why-kept" && event.source instanceof Client)
    event.ports[0]?.postMessage(takeReason(event.source.id));
});

self.addEventListener("install", (event) => event.waitUntil(keepBefore()));
self.addEventListener("activate", (event) => event.waitUntil(caches.delete(SCRIPTS)));
