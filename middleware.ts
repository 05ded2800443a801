/**
 * Pages are read and their forms are posted: any other method is refused before a page is rendered (decisions §11).
 * A convenience of the door, no guard: every right is checked where it is used. Nothing else belongs here, every page pays for it.
 */
import { NextResponse, type NextRequest } from "next/server";

const OF_PAGES = new Set(["GET", "HEAD", "POST"]);

export function middleware(request: NextRequest): NextResponse | undefined {
  if (OF_PAGES.has(request.method)) return undefined;
  return new NextResponse(null, { status: 405, headers: { allow: "GET, HEAD, POST" } });
}

/** Pages only: calls answer for their own methods, and bodies of uploads must not pass through here (Next would copy them). */
export const config = { matcher: "/((?!api/|_next/|.*\\.\\w{2,5}$).*)" };
