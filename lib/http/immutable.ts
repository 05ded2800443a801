import "server-only";
/** Answers for things that never change under their name: kept by every cache for a year, and asked for again without a transfer. */

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The bytes with their fixed type, or 304 when the caller has them.
 * @param read throws when there is no such thing; then nothing is cached
 */
export async function immutable(
  request: Request,
  name: string,
  type: string,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
  const etag = `"${name}"`;
  const bytes = await read();
  const headers = {
    etag,
    "cache-control": `public, max-age=${YEAR_S}, immutable`,
    "x-content-type-options": "nosniff",
  };
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
