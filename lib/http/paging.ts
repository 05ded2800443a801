import "server-only";
import { setImmediate } from "node:timers/promises";
import { ownAddress } from "@/lib/env";

/**
 * A page of a list as its array, with X-Total-Count and, when there is more, a Link to the next page (RFC 8288). Written an item at a time: a
 * page of long recipes in one go would hold everybody else up.
 */
export async function nextPage(
  request: Request,
  page: { items: unknown[]; total: number; nextCursor: string | null },
): Promise<Response> {
  const headers = new Headers({
    ...{
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-total-count": String(page.total),
    },
  });
  const items: string[] = [];
  for (const item of page.items) {
    items.push(JSON.stringify(item));
    await setImmediate();
  }
  if (page.nextCursor !== null) {
    const { pathname, search } = new URL(request.url);
    const next = new URL(pathname + search, ownAddress);
    next.searchParams.set("cursor", page.nextCursor);
    headers.set("link", `<${next.href}>; rel="next"`);
  }
  return new Response(`[${items.join(",")}]`, { headers });
}
