import "server-only";
import { setImmediate } from "node:timers/promises";
import { ownAddress } from "@/lib/env";
import { streamOf } from "./file-answer";

/** Sent together; one item may be longer. */
const PART_CHARS = 64_000;

/**
 * A page of a list as its array, with X-Total-Count and, when there is more, a Link to the next page (RFC 8288). Written and sent a part at a
 * time: a page of long recipes in one go would hold everybody else up.
 */
export async function pageAnswer(
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
  if (page.nextCursor !== null) {
    const { pathname, search } = new URL(request.url);
    const next = new URL(pathname + search, ownAddress);
    next.searchParams.set("cursor", page.nextCursor);
    headers.set("link", `<${next.href}>; rel="next"`);
  }
  return new Response(await streamOf(partsOf(page.items)), { headers });
}

async function* partsOf(items: readonly unknown[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = "[";
  for (const [index, item] of items.entries()) {
    text += (index === 0 ? "" : ",") + JSON.stringify(item);
    await setImmediate();
    if (text.length < PART_CHARS) continue;
    yield encoder.encode(text);
    text = "";
  }
  yield encoder.encode(`${text}]`);
}
