import "server-only";
/** Remembers in an httpOnly cookie which shared link a browser followed last, so that a sign-up is credited to it. */
import { cookieAttributes, readCookie } from "./session";
import { SHARE_VISIT_REMEMBERED_MS } from "@/lib/rules/limits";

const SHARE_COOKIE = "plainspoon_share";

/** Remembers a visit to a link; a later visit to another takes its place. */
export function rememberShareVisit(response: Response, token: string): Response {
  response.headers.append(
    "set-cookie",
    `${SHARE_COOKIE}=${token}; Max-Age=${SHARE_VISIT_REMEMBERED_MS / 1000}; ${cookieAttributes()}`,
  );
  return response;
}

/** The token of the link that `request` remembers, or null. */
export const rememberedShare = (request: Request): string | null => readCookie(request.headers, SHARE_COOKIE);
