/** Where a `returnUrl` may lead: a path on our own origin, else nowhere (accounts.md#return-url). For server and browser alike. */

const PATH_MAX_CHARS = 2_000;

/**
 * The given address when it is a path of ours, else null. Browsers read `\` as `/` and skip tabs and line breaks in addresses,
 * so `//host`, `/\host` and `/⇥/host` all lead elsewhere (WHATWG URL §4.4) and are refused.
 */
export function safeOwnPath(given: string | null | undefined): string | null {
  if (!given || given.length > PATH_MAX_CHARS) return null;
  // eslint's no-control-regex would forbid the range: code points are compared instead.
  if ([...given].some((char) => char <= " " || char === "\u007f" || char === "\\")) return null;
  return given.startsWith("/") && !given.startsWith("//") ? given : null;
}

/** Pages whose visitor, or whose key, is nobody else's to know (screens.md#tracking). */
const PRIVATE = /^\/(?:admin|reset-password|confirm-email|checkout|signed-in)(?:\/|$)/;

/** The path under which a page is reported to others, of a shared page without its token; null when nothing may be reported. */
export const reportedPath = (path: string): string | null =>
  PRIVATE.test(path) ? null : path.replace(/^\/share\/.*$/, "/share");

/** A page's own address: its path with the query that it was asked with. */
export function pageAddress(path: string, query: Record<string, string | string[] | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  ).toString();
  return path + (search && `?${search}`);
}

/** The log-in that leads back to `address`. middleware.ts, which imports nothing of ours, writes the same (tests/domain/middleware.test.ts). */
export const loginLeadingTo = (address: string): string =>
  `/?login=1&returnUrl=${encodeURIComponent(address)}`;
