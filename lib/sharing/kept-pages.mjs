/**
 * Finished shared pages in memory, for Next (`cacheHandler` in next.config.mjs) and for the news that end them
 * (docs/decisions/028-shared-pages-are-kept.md). Nothing is kept before somebody listens for news, nor after the line was lost,
 * nor when news of a page came while it was being made.
 */
const MOST_PAGES = 500;
/** Next puts names of its own before the path. */
const SHARED_PAGE = /\/share\/([^/]+)\/for-visitors$/;

function createKeptPages() {
  /** Oldest use first. */
  const pages = new Map();
  /** What was being made, and the state of news when that began. */
  const beginnings = new Map();
  let isOpen = false;
  let edition = 0;

  const drop = (matches) => {
    edition += 1;
    for (const key of pages.keys()) if (matches(key)) pages.delete(key);
  };

  return {
    find(key) {
      const entry = pages.get(key);
      if (entry) {
        pages.delete(key);
        pages.set(key, entry);
        return entry;
      }
      if (beginnings.size >= MOST_PAGES) beginnings.clear();
      beginnings.set(key, edition);
      return null;
    },
    keep(key, value) {
      const begun = beginnings.get(key);
      beginnings.delete(key);
      const isFound = (value.status ?? 200) === 200;
      if (!isOpen || begun !== edition || !isFound || !SHARED_PAGE.test(key)) return;
      pages.set(key, { value, lastModified: Date.now() });
      if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value);
    },
    /** The link or its recipe changed. */
    forget(token) {
      drop((key) => SHARED_PAGE.exec(key)?.[1] === token);
    },
    /** Gives what was made its last headers, before anybody gets it; set by whoever serves the pages (instrumentation.ts). */
    seal: () => undefined,
    /** News are heard from now on. */
    open() {
      isOpen = true;
    },
    /** News may be missed: nothing is believed. */
    close() {
      isOpen = false;
      drop(() => true);
    },
    get size() {
      return pages.size;
    },
  };
}

/** One for the process: Next loads this file itself, beside the copy in the server's bundle. */
export const keptPages = (globalThis.plainspoonKeptPages ??= createKeptPages());

/** What Next asks of a cache handler: everything that is not a shared page is made anew. */
export default class KeptPagesHandler {
  async get(key) {
    return keptPages.find(key);
  }

  async set(key, value) {
    if (!value) return;
    keptPages.seal(value);
    keptPages.keep(key, value);
  }

  async revalidateTag() {
    return undefined;
  }

  resetRequestCache() {
    return undefined;
  }
}
