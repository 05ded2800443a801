/**
 * Next's `cacheHandler` (next.config.mjs). Shared pages are kept by `shared-page-cache.mjs`; static pages, fetches and tags are left to
 * the handler that Next would use without this one.
 */
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { isSharedPage, sharedPageCache } from "./shared-page-cache.mjs";

/** A page of the build has the build's settings and no policy of its own: it is rendered anew once in each process. */
const STARTED_AT_MS = Date.now();

export default class CacheHandler extends fileSystemCache.default {
  async get(key, context) {
    if (isSharedPage(key)) return sharedPageCache.find(key);
    const entry = await super.get(key, context);
    const isOfBuild = entry?.value?.kind === "APP_PAGE" && entry.lastModified < STARTED_AT_MS;
    return isOfBuild ? null : entry;
  }

  async set(key, value, context) {
    if (value) sharedPageCache.seal(value);
    if (!isSharedPage(key)) return super.set(key, value, context);
    if (value) sharedPageCache.keep(key, value);
  }
}
