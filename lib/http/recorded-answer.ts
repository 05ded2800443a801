import "server-only";
/**
 * Answers as they were sent, byte for byte and packed, to be sent again before Next looks at the request: those of shared pages
 * (kept-answers.ts) and those to a signed-in cook (kept-own-answers.ts).
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

export type RecordedAnswer = { headers: OutgoingHttpHeaders; body: Buffer };

/** What asks for something else than the page as a browser opens it, and Next's own switch to look at drafts. */
const NOT_PLAIN = ["rsc", "next-router-state-tree", "next-action", "range", "if-modified-since"];
const DRAFT_COOKIE = "__prerender_bypass";
/** The ways to pack that a server of ours or one on the way may know. */
const PACKINGS = ["br", "deflate", "gzip", "zstd"];
/** Of one connection, of one moment, or made for each answer. */
const OF_ONE_ANSWER = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** Whether a browser opens the page as a whole, and nothing else is asked. */
export function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === "GET" &&
    !(headers.cookie ?? "").includes(DRAFT_COOKIE) &&
    NOT_PLAIN.every((name) => headers[name] === undefined)
  );
}

/**
 * What else an answer depends on: how it may be packed, and whether its visitor came by https. A fixed few, whatever is sent; null for
 * what Next has to weigh ("gzip;q=0", "*").
 */
export function variantOf({ headers }: IncomingMessage): string | null {
  const protocol = headers["x-forwarded-proto"] ?? "http";
  const accepted = String(headers["accept-encoding"] ?? "");
  if ((protocol !== "http" && protocol !== "https") || /[;*]/.test(accepted)) return null;
  const names = new Set(accepted.split(",").map((name) => name.trim().toLowerCase()));
  return `${protocol} ${PACKINGS.filter((name) => names.has(name)).join(" ")}`;
}

/** Of the page, where its browser has it already. */
const OF_A_BODY = new Set(["content-type", "content-encoding"]);

/** Sends what was recorded; a browser that has it already is told so. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, body }: RecordedAnswer,
): void {
  const { etag } = headers;
  const isKnown = typeof etag === "string" && (request.headers["if-none-match"] ?? "").includes(etag);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !(isKnown && OF_A_BODY.has(name))) response.setHeader(name, value);
  if (isKnown) response.writeHead(304).end();
  else response.writeHead(200, { "content-length": body.byteLength }).end(body);
}

/** What is written, as bytes of its own: whoever wrote it may use its room again. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

/** A larger answer is made each time: nothing of it is held beside the one that is sent. */
const LARGEST_BYTES = 1024 * 1024;

/**
 * Hands the whole answer to `then` when it was sent well, after whatever packs it has packed it; one of more than a megabyte never.
 */
export function record(response: ServerResponse, then: (answer: RecordedAnswer) => void): void {
  const { write, end } = response;
  let chunks: Buffer[] | null = [];
  let bytes = 0;
  const note = (chunk: unknown, encoding: unknown) => {
    if (chunks === null) return;
    const part = bytesOf(chunk, encoding);
    bytes += part.byteLength;
    if (bytes > LARGEST_BYTES) chunks = null;
    else chunks.push(part);
  };
  response.write = ((...given: Parameters<typeof write>) => {
    note(given[0], given[1]);
    return write.apply(response, given);
  }) as typeof write;
  response.end = ((...given: Parameters<typeof end>) => {
    note(given[0], given[1]);
    return end.apply(response, given);
  }) as typeof end;
  response.once("finish", () => {
    if (chunks === null || response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name)),
    );
    then({ headers, body: Buffer.concat(chunks) });
  });
}
