/**
 * Next's `cacheHandler` (next.config.mjs). Shared pages are kept by `shared-page-cache.mjs`; static pages, fetches and tags are left to
 * the handler that Next would use without this one.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { isSharedPage, sharedPageCache } from "./shared-page-cache.mjs";

/** A page of the build has the build's settings and no policy of its own: it is rendered anew once in each process. */
const STARTED_AT_MS = Date.now();
/** Then a static page is rendered anew: the home page shows recipes of the library, every page the year. */
const KEPT_FOR_MS = 10 * 60_000;

export default class CacheHandler extends fileSystemCache.default {
  async get(key, context) {
    if (isSharedPage(key)) return sharedPageCache.find(key);
    const entry = await super.get(key, context);
    if (entry?.value?.kind !== "APP_PAGE") return entry;
    const oldest = Math.max(STARTED_AT_MS, Date.now() - KEPT_FOR_MS);
    return entry.lastModified < oldest ? null : entry;
  }

  async set(key, value, context) {
    if (value) sharedPageCache.seal(value);
    if (!isSharedPage(key)) return super.set(key, value, context);
    if (value) sharedPageCache.keep(key, value);
  }
}
