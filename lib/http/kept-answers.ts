import "server-only";
/**
 * Answers of kept shared pages, byte for byte as they were sent once, so that the next visitor's is sent before Next looks at the
 * request (docs/decisions/028-shared-pages-are-kept.md). Each hangs on its kept page and goes with it.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { currentLanguage } from "@/lib/language";
import type { MessageLanguage } from "@/lib/messages/languages";
import { SESSION_COOKIE } from "./session";

type KeptAnswer = { headers: OutgoingHttpHeaders; body: Buffer };

/** Where kept pages are found by the token of their link and their language: the same object for as long as a page is kept. */
type KeptPages = {
  pageOf(token: string, language: MessageLanguage): { answers: Map<string, unknown> } | null;
  /** Its answers take so many bytes more. */
  grow(page: { token: string; language: MessageLanguage }, bytes: number): void;
};

let keptPages: KeptPages | null = null;

/** Answers from `pages` from now on. Called once at start, from instrumentation-node.ts. */
export function answerFrom(pages: KeptPages): void {
  keptPages = pages;
}

const PATH = /^\/share\/([\w-]+)$/;
/** What asks for something else than the page as a browser opens it, and Next's own switch to look at drafts. */
const NOT_PLAIN = ["rsc", "next-router-state-tree", "next-action", "range", "if-modified-since"];
const DRAFT_COOKIE = "__prerender_bypass";
/** The ways to pack that a server of ours or one on the way may know. */
const PACKINGS = ["br", "deflate", "gzip", "zstd"];
/** Of one connection, of one moment, or made for each answer. */
const OF_ONE_ANSWER = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);

/** The token of a shared page that a visitor's browser opens; null for every other request. */
function tokenOf({ method, url = "", headers }: IncomingMessage): string | null {
  const cookie = headers.cookie ?? "";
  if (method !== "GET" || cookie.includes(SESSION_COOKIE) || cookie.includes(DRAFT_COOKIE)) return null;
  if (NOT_PLAIN.some((name) => headers[name] !== undefined)) return null;
  return PATH.exec(url)?.[1] ?? null;
}

/**
 * What else an answer depends on: how it may be packed, and whether its visitor came by https. A fixed few, whatever is sent; null for
 * what Next has to weigh ("gzip;q=0", "*").
 */
function variantOf({ headers }: IncomingMessage): string | null {
  const protocol = headers["x-forwarded-proto"] ?? "http";
  const accepted = String(headers["accept-encoding"] ?? "");
  if ((protocol !== "http" && protocol !== "https") || /[;*]/.test(accepted)) return null;
  const names = new Set(accepted.split(",").map((name) => name.trim().toLowerCase()));
  return `${protocol} ${PACKINGS.filter((name) => names.has(name)).join(" ")}`;
}

/**
 * The way to answer `request` with what is kept; null when nothing is. Then the answer that Next gives is kept for the next one, if
 * the page that it is made of is still kept when it is sent.
 */
export function keptAnswer(request: IncomingMessage, response: ServerResponse): (() => void) | null {
  const pages = keptPages;
  const token = tokenOf(request);
  const variant = variantOf(request);
  if (pages === null || token === null || variant === null) return null;
  const language = currentLanguage();
  const page = pages.pageOf(token, language);
  if (page === null) return null;
  const answer = page.answers.get(variant) as KeptAnswer | undefined;
  if (answer) return () => send(request, response, answer);
  record(response, (made) => {
    // Of several that were sent at the same moment, one is kept.
    if (pages.pageOf(token, language) !== page || page.answers.has(variant)) return;
    page.answers.set(variant, made);
    pages.grow({ token, language }, made.body.byteLength);
  });
  return null;
}

/** Of the page, where its browser has it already. */
const OF_A_BODY = new Set(["content-type", "content-encoding"]);

function send(request: IncomingMessage, response: ServerResponse, { headers, body }: KeptAnswer): void {
  const { etag } = headers;
  const isKnown = typeof etag === "string" && (request.headers["if-none-match"] ?? "").includes(etag);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !(isKnown && OF_A_BODY.has(name))) response.setHeader(name, value);
  if (isKnown) response.writeHead(304).end();
  else response.writeHead(200, { "content-length": body.byteLength }).end(body);
}

/** Hands the whole answer to `then` when it was sent well, after whatever packs it has packed it. */
function record(response: ServerResponse, then: (answer: KeptAnswer) => void): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === "string")
      chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
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
    if (response.statusCode !== 200 || response.hasHeader("set-cookie")) return;
    const headers = Object.fromEntries(
      Object.entries(response.getHeaders()).filter(([name]) => !OF_ONE_ANSWER.has(name)),
    );
    then({ headers, body: Buffer.concat(chunks) });
  });
}
