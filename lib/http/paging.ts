import "server-only";
import { ownAddress } from "@/lib/env";
import { inSlices } from "@/lib/event-loop";
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
  const parts = partsOf(page.items);
  const first = await parts.next();
  // Nearly every page is one part: a stream costs several times its text.
  if (first.done || first.value.isLast) return new Response(first.value?.bytes, { headers });
  return new Response(await streamOf(bytesOf(first.value, parts)), { headers });
}

type Part = { bytes: Uint8Array<ArrayBuffer>; isLast: boolean };

async function* bytesOf(first: Part, others: AsyncGenerator<Part>): AsyncGenerator<Uint8Array> {
  yield first.bytes;
  for await (const { bytes } of others) yield bytes;
}

async function* partsOf(items: readonly unknown[]): AsyncGenerator<Part, undefined> {
  const encoder = new TextEncoder();
  const letOthers = inSlices();
  let text = "[";
  for (const [index, item] of items.entries()) {
    text += (index === 0 ? "" : ",") + JSON.stringify(item);
    await letOthers();
    if (text.length < PART_CHARS) continue;
    yield { bytes: encoder.encode(text), isLast: false };
    text = "";
  }
  yield { bytes: encoder.encode(`${text}]`), isLast: true };
}
