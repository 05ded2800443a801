/**
 * Next's `cacheHandler` (next.config.mjs). Shared pages are kept by `shared-page-cache.mjs`; static pages, fetches and tags are left to
 * the handler that Next would use without this one.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { isSharedPage, sharedPageCache } from "./shared-page-cache.mjs";

/** Then a static page is rendered anew: every page shows the year, and a change of the library may not have been heard of. */
const KEPT_FOR_MS = 5 * 60_000;

/** Node hands over the whole of Next's CommonJS module, Next's bundler its default export: it puts this file beside the middleware, unused. */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

export default class CacheHandler extends FileSystemCache {
  async get(key, context) {
    if (isSharedPage(key)) return sharedPageCache.find(key);
    const entry = await super.get(key, context);
    if (!entry) sharedPageCache.begin(key);
    if (entry?.value?.kind !== "APP_PAGE") return entry;
    const isYoung = entry.lastModified >= Date.now() - KEPT_FOR_MS;
    if (isYoung && sharedPageCache.isStaticPageFresh(key)) return entry;
    sharedPageCache.begin(key);
    return null;
  }

  async set(key, value, context) {
    if (value) sharedPageCache.seal(value);
    if (isSharedPage(key)) return value && sharedPageCache.keep(key, value);
    if (value?.kind !== "APP_PAGE" || sharedPageCache.isFreshStaticPage(key))
      await super.set(key, value, context);
  }
}
