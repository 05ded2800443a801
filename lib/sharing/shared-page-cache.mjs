/**
 * Rendered shared pages in memory, dropped when their link or recipe changes (docs/decisions/028-shared-pages-are-kept.md). Nothing is cached before changes are listened for, nor after that connection was
 * lost, nor a page that changed while it was being rendered.
 */
const MOST_BYTES = 64 * 1024 * 1024;
/** No public page is as large; a larger one would be rendered for each request. */
const LARGEST_BYTES = 2 * 1024 * 1024;
/** Pages that are being made at the same time; a page is a few hundred bytes of bookkeeping before it is one. */
const MOST_BEGINNINGS = 500;
/** What a page costs beside its own bytes. */
const ENTRY_BYTES = 2048;
/** Next puts names of its own before the path. Behind it stands a language other than the first. */
const SHARED_PAGE = /\/share\/([^/]+)\/for-visitors(?:\/(\w+))?$/;

/** Which page of a link is meant; without a language, that in the first one. */
const nameOf = (token, language = "en") => `${token} ${language}`;
const nameOfKey = (key) => {
  const [, token, language] = SHARED_PAGE.exec(key) ?? [];
  return nameOf(token, language);
};

/** True for Next's key of a shared page as visitors see it. */
export const isSharedPage = (key) => SHARED_PAGE.test(key);

/** What a page takes in memory: texts (two bytes a character where one is beyond Latin-1), buffers, and what is in lists of them. */
function bytesOf(value) {
  if (typeof value === "string") return 2 * value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== "object" || value === null) return 8;
  const parts = value instanceof Map ? [...value].flat() : Object.entries(value).flat();
  return parts.reduce((sum, part) => sum + bytesOf(part), 0);
}

function createSharedPageCache() {
  /** Oldest use first. */
  const pages = new Map();
  let bytes = 0;
  /** Pages that are being rendered, with the value of `edition` when that began. */
  const beginnings = new Map();
  let isOpen = false;
  let edition = 0;
  /** Static pages that show what is so now. Counted by name, not by the clock: a change and a rendering may share a millisecond. */
  const freshStaticPages = new Set();

  /** Which page is kept for a link and a language. */
  const keys = new Map();

  const drop = (matches) => {
    edition += 1;
    for (const key of pages.keys()) if (matches(key)) remove(key);
  };

  const remove = (key) => {
    bytes -= pages.get(key)?.size ?? 0;
    pages.delete(key);
    if (keys.get(nameOfKey(key)) === key) keys.delete(nameOfKey(key));
  };

  const shrink = () => {
    for (const oldest of pages.keys()) {
      if (bytes <= MOST_BYTES) break;
      remove(oldest);
    }
  };

  const begin = (key) => {
    if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear();
    beginnings.set(key, edition);
  };

  /** Whether nothing changed since the page was begun. */
  const isCurrent = (key) => {
    const begun = beginnings.get(key);
    beginnings.delete(key);
    return begun === edition;
  };

  return {
    find(key) {
      const entry = pages.get(key);
      if (entry) {
        pages.delete(key);
        pages.set(key, entry);
        return entry.page;
      }
      begin(key);
      return null;
    },
    keep(key, value) {
      const isFound = (value.status ?? 200) === 200;
      if (!isCurrent(key) || !isOpen || !isFound || !isSharedPage(key)) return;
      const size = bytesOf(value) + bytesOf(key) + ENTRY_BYTES;
      remove(key);
      if (size > LARGEST_BYTES) return;
      pages.set(key, { page: { value, lastModified: Date.now(), answers: new Map() }, size });
      keys.set(nameOfKey(key), key);
      bytes += size;
      shrink();
    },
    /** What is kept of a link's page in a language, or null; the same object for as long as it is kept. */
    pageOf(token, language) {
      const key = keys.get(nameOf(token, language));
      const entry = key === undefined ? undefined : pages.get(key);
      if (!entry) return null;
      pages.delete(key);
      pages.set(key, entry);
      return entry.page;
    },
    /** A link's kept page takes so many bytes more. */
    grow({ token, language }, more) {
      const entry = pages.get(keys.get(nameOf(token, language)));
      if (!entry) return;
      entry.size += more;
      bytes += more;
      shrink();
    },
    /** The link or its recipe changed. */
    forget(token) {
      drop((key) => SHARED_PAGE.exec(key)?.[1] === token);
    },
    /** A static page is about to be rendered. */
    begin,
    /** A static page was rendered: true when nothing changed meanwhile, so that it may be kept. */
    isFreshStaticPage(key) {
      const isFresh = isCurrent(key);
      if (isFresh) freshStaticPages.add(key);
      return isFresh;
    },
    /**
     * Whether a kept static page shows what is so now. One of the build never does: it has the build's settings and no policy of its
     * own, and is rendered anew once in each process.
     */
    isStaticPageFresh: (key) => freshStaticPages.has(key),
    /** What they show of the library changed. */
    forgetStaticPages() {
      edition += 1;
      freshStaticPages.clear();
    },
    /** Adds the final headers to a rendered page before anybody gets it; set in instrumentation-node.ts. */
    seal: () => undefined,
    /** Changes are reported from now on. */
    open() {
      isOpen = true;
    },
    /** Changes may be missed: everything is dropped. */
    close() {
      isOpen = false;
      drop(() => true);
    },
    get size() {
      return pages.size;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** One for the process: Next loads this file itself, beside the copy in the server's bundle. */
export const sharedPageCache = (globalThis.plainspoonSharedPageCache ??= createSharedPageCache());
