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

/** Pages whose address, or whose visitor, is nobody else's to know: admins' pages and those with a token (screens.md#tracking). */
const PRIVATE = /^\/(?:admin|reset-password|confirm-email|share|checkout|signed-in)(?:\/|$)/;

/** Whether a page view or an event of this path may be reported to others. */
export const isTrackable = (path: string): boolean => !PRIVATE.test(path);
