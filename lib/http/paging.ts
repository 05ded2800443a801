import "server-only";
import { ownAddress } from "@/lib/env";

/** A page of a list as its array, with X-Total-Count and, when there is more, a Link to the next page (RFC 8288). */
export function nextPage(
  request: Request,
  page: { items: unknown[]; total: number; nextCursor: string | null },
): Response {
  const headers = new Headers({ "cache-control": "no-store", "x-total-count": String(page.total) });
  if (page.nextCursor !== null) {
    const { pathname, search } = new URL(request.url);
    const next = new URL(pathname + search, ownAddress);
    next.searchParams.set("cursor", page.nextCursor);
    headers.set("link", `<${next.href}>; rel="next"`);
  }
  return Response.json(page.items, { headers });
}
