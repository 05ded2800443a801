/**
 * Whoever brings no session is led from the pages of a cook or of an admin to where one logs in, before such a page is made. A convenience of
 * the door, no guard: it sees that a cookie is missing and nothing else, and every page asks for its viewer itself (docs/decisions/002).
 */
import { NextResponse, type NextRequest } from "next/server";

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams, origin } = request.nextUrl;
  const to = (path: string) => NextResponse.redirect(new URL(path, origin), 307);
  if (pathname.startsWith("/admin/")) return to("/admin/login");
  if (pathname === "/sharing-analytics") return to("/");
  const query = searchParams.toString();
  return to(`/?login=1&returnUrl=${encodeURIComponent(pathname + (query && `?${query}`))}`);
}

/**
 * Only what has no session cookie comes here (its name with and without https): a middleware costs each request that passes through it.
 * Node, because Next would compile what starts with the process for the Edge as well, where it cannot load.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    {
      source: "/recipe/:id",
      missing: [
        { type: "cookie", key: "plainspoon_session" },
        { type: "cookie", key: "__Host-plainspoon_session" },
      ],
    },
    {
      source: "/(saved-recipes|sharing-analytics)",
      missing: [
        { type: "cookie", key: "plainspoon_session" },
        { type: "cookie", key: "__Host-plainspoon_session" },
      ],
    },
    {
      source: "/admin/(support|letters|audit-log)",
      missing: [
        { type: "cookie", key: "plainspoon_admin" },
        { type: "cookie", key: "__Host-plainspoon_admin" },
      ],
    },
  ],
};
