import "server-only";
/** Bytes that caches keep: for a year what never changes under its name, for minutes what may; asked for again without a transfer. */

const YEAR_S = 365 * 24 * 60 * 60;
const MINUTES_S = 5 * 60;
const DAY_S = 24 * 60 * 60;

/**
 * The bytes with their fixed type, or 304 when the caller has them. Browsers keep it; shared caches must not, because
 * they could not be told when it is deleted.
 * @param read throws when there is no such thing; then nothing is cached
 */
export async function immutableAnswer(
  request: Request,
  name: string,
  type: string,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  return cacheableAnswer(
    request,
    { name, type, control: `private, max-age=${YEAR_S}, immutable` },
    await read(),
  );
}

/** The bytes of an address that names its content, the same for everybody: any cache keeps them for a year. */
export function hashedAnswer(request: Request, name: string, type: string, text: string): Response {
  const control = `public, max-age=${YEAR_S}, immutable`;
  return cacheableAnswer(request, { name, type, control }, new TextEncoder().encode(text));
}

/** The bytes of an address whose content may change; `name` identifies the content (its ETag). */
export function revalidatedAnswer(
  request: Request,
  name: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  const control = `public, max-age=${MINUTES_S}, stale-while-revalidate=${DAY_S}`;
  return cacheableAnswer(request, { name, type, control }, bytes);
}

/** Bytes that are asked for again each time, and sent again only when they are others: what they show may end. */
export function checkedAnswer(
  request: Request,
  name: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  return cacheableAnswer(request, { name, type, control: "no-cache" }, bytes);
}

type CacheRule = { name: string; type: string; control: string };

function cacheableAnswer(
  request: Request,
  { name, type, control }: CacheRule,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  const etag = `"${name}"`;
  const headers = { etag, "cache-control": control, "x-content-type-options": "nosniff" };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: { ...headers, "content-type": type, "content-length": String(bytes.byteLength) },
  });
}

/** RFC 9110 §13.1.2: a list of entity tags, compared weakly. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
