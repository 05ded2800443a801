/**
 * What this device keeps for reading without a connection (docs/product/offline.md#kept): whole pages, in one cache of the signed-in
 * cook. The cache's name says whose it is; without one nothing is kept. Used by pages and by the service worker alike.
 */
const OF_COOK = "plainspoon-cook-";

/** How long a page is waited for before the kept one, or a sentence, is shown. */
export const DEADLINE_MS = 3_000;

const KEPT_PAGES_MAX = 120;

/** Says of which recipe version and build a kept page is. */
export const VERSION_HEADER = "x-kept-version";

/** A page that can be kept: the converter, the cook's recipes, one of them, or one of the library. */
export const isKeepable = (path: string): boolean =>
  /^\/(?:saved-recipes|(?:recipe|library-recipe)\/[^/]+)?$/.test(path);

/** The name of the cook's cache; null while nobody is signed in. */
export async function cookCache(): Promise<string | null> {
  return (await caches.keys()).find((name) => name.startsWith(OF_COOK)) ?? null;
}

/** From now on pages are kept for this cook alone: what was kept for others, or for anybody when null, is gone. */
export async function keepFor(cookId: string | null): Promise<void> {
  const own = cookId === null ? null : `${OF_COOK}${cookId}`;
  for (const name of await caches.keys()) {
    if (name.startsWith(OF_COOK) && name !== own) await caches.delete(name);
  }
  if (own !== null) await caches.open(own);
}

/** Keeps the answer to `path`, or lets the kept one go when the page is no longer there for this cook. */
export async function keep(cacheName: string, path: string, answer: Response, version = ""): Promise<void> {
  // A logout in the meantime has taken the cache away: it must not come back.
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const isPage = answer.status === 200 && !answer.redirected;
  if (isPage) {
    const headers = new Headers(answer.headers);
    headers.set(VERSION_HEADER, version);
    await cache.put(path, new Response(await answer.blob(), { headers }));
    await dropOldest(cache);
  } else if (answer.status === 404 || answer.redirected) await cache.delete(path);
}

async function dropOldest(cache: Cache): Promise<void> {
  const pages = await cache.keys();
  for (const page of pages.slice(0, Math.max(0, pages.length - KEPT_PAGES_MAX))) await cache.delete(page);
}

/** The page for what is not kept, which the service worker fetched when it was installed, is fetched in the language chosen now. */
export async function keepOfflinePageAnew(): Promise<void> {
  for (const name of (await caches.keys()).filter((each) => each.includes("-precache-"))) {
    const cache = await caches.open(name);
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname === "/offline");
    for (const page of pages) await cache.put(page, await fetch("/offline", { cache: "reload" }));
  }
}
