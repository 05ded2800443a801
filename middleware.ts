/**
 * Pages are read and their forms are posted: any other method is refused before a page is rendered.
 * Middleware costs every request that passes through it, so only those pass that `lib/http/incoming.ts` has marked.
 * A convenience of the door, no guard: every right is checked where it is used.
 */
import { NextResponse, type NextRequest } from "next/server";

const OF_PAGES = new Set(["GET", "HEAD", "POST"]);

export function middleware(request: NextRequest): NextResponse | undefined {
  // why: anybody may send the mark; it only brings a request here.
  if (OF_PAGES.has(request.method)) return undefined;
  return new NextResponse(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
}

/** Calls of /api answer for their own methods, and uploads must not pass through here: Next would copy their bodies. */
export const config = {
  matcher: [
    {
      source: "/((?!api(?:/|$)|_next/).*)",
      has: [{ type: "header", key: "x-method-not-of-pages" }],
    },
  ],
};
