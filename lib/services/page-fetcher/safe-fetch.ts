import "server-only";
/**
 * Fetches pages from addresses that strangers choose: guarded connections, redirects followed by hand and judged one by one,
 * bounded in time and in decoded bytes, and every failure one of the converter's own sentences (converting.md#page-failures).
 */
import { request, type Dispatcher } from "undici";
import { isPdf, pictureKind } from "@/lib/rules/media/kind";
import { PAGE_MAX_REDIRECTS } from "@/lib/rules/limits";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import { AppError, codeOf } from "@/lib/errors";
import { allowedHosts, checkAddress, parseAddress, refusedAddress } from "./address";
import { guardedAgent, type Resolve } from "./connect";
import { ACCEPT_ENCODING, decodeHtml, readDecoded, tooLarge } from "./decode";
import type { FetchedPage, PageFetcher } from "./port";

export type SafeFetchOptions = {
  allowPrivateHosts: readonly string[];
  maxBytes: number;
  timeoutMs: number;
  userAgent: string;
  /** How names become addresses; the system's own resolver unless given. */
  resolve?: Resolve;
};

type FetchAnswer = {
  url: string;
  status: number;
  type: string;
  charset: string | undefined;
  bytes: Uint8Array;
};
type FetchRule = {
  accept: string;
  isWanted(type: string): boolean;
  /** Also what comes with these refusals is taken. */
  refusals?: ReadonlySet<number>;
};

/** A site may ask for a login, money or patience and show a page all the same. */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 429, 451, 503]);

const PAGE: FetchRule = {
  accept: "text/html,application/xhtml+xml;q=0.9,application/pdf;q=0.8,image/*;q=0.5",
  isWanted: (type) =>
    type === "" || /^(text\/html|application\/(xhtml\+xml|pdf|octet-stream)|image\/.+)$/.test(type),
  refusals: REFUSALS,
};
const DATA: FetchRule = {
  accept: "application/json,application/*+json;q=0.9",
  isWanted: (type) => /^(?:application\/(?:[\w.-]+\+)?json|text\/json)$/.test(type),
};
const PICTURE: FetchRule = {
  accept: "image/jpeg,image/png,image/webp,image/*;q=0.8",
  isWanted: (type) => type === "" || /^(application\/octet-stream|image\/.+)$/.test(type),
};

/** A page fetcher with these bounds. */
export function safeFetcher(options: SafeFetchOptions): PageFetcher {
  const allowed = allowedHosts(options.allowPrivateHosts);
  const fetchFrom = (address: string, wanted: FetchRule, signal: AbortSignal) =>
    withinTime(options.timeoutMs, signal, (bounded) =>
      followRedirects(parseAddress(address, allowed), wanted, { ...options, allowed, signal: bounded }),
    );
  return {
    async fetchPage(address, signal) {
      return toPage(await fetchFrom(address, PAGE, signal));
    },
    async fetchData(address, signal) {
      const { bytes, charset } = await fetchFrom(address, DATA, signal);
      return decodeHtml(bytes, charset);
    },
    async fetchPicture(address, signal) {
      const { bytes } = await fetchFrom(address, PICTURE, signal);
      if (pictureKind(bytes) === null) throw new AppError("unsupported", URL_ERRORS.unsupported);
      return bytes;
    },
  };
}

/** Who we are, as programs that read the web say it; where we live when that is known. */
export function userAgent(appName: string, appUrl: string | undefined): string {
  const name = appName.replace(/[^\w.-]+/g, "") || "Plainspoon";
  return `Mozilla/5.0 (compatible; ${name}/1.0;${appUrl === undefined ? "" : ` +${appUrl};`} one page at a cook's request)`;
}

/** Bounds `work` in time; a caller that leaves keeps its own reason, everything else becomes one of our sentences. */
async function withinTime<T>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (bounded: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const bounded = AbortSignal.any([signal, timeout]);
  try {
    return await work(bounded);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const own = ownErrorIn(error);
    if (own) throw own;
    if (timeout.aborted || isTimeout(error))
      throw new AppError("timeout", URL_ERRORS.timeout, { cause: error });
    throw new AppError("upstream", URL_ERRORS.unreachable, { cause: error });
  }
}

type FetchState = SafeFetchOptions & { allowed: ReadonlySet<string>; signal: AbortSignal };

async function followRedirects(start: URL, wanted: FetchRule, trip: FetchState): Promise<FetchAnswer> {
  const agent = guardedAgent(trip);
  try {
    let url = start;
    for (let hop = 0; hop <= PAGE_MAX_REDIRECTS; hop += 1) {
      const answer = await request(url, {
        dispatcher: agent,
        signal: trip.signal,
        headers: {
          "user-agent": trip.userAgent,
          accept: wanted.accept,
          "accept-encoding": ACCEPT_ENCODING,
          "accept-language": "en,*;q=0.5",
        },
      });
      const location = headerOf(answer, "location");
      if (!isRedirect(answer.statusCode) || location === "")
        return await readAnswer(url, answer, wanted, trip.maxBytes);
      discard(answer);
      if (!URL.canParse(location, url)) throw refusedAddress();
      url = checkAddress(new URL(location, url), trip.allowed);
    }
    throw new AppError("upstream", URL_ERRORS.tooManyRedirects);
  } finally {
    // why: closes sockets of answers that were cut off, too; failures of that are nobody's concern.
    void agent.destroy().catch(() => undefined);
  }
}

async function readAnswer(
  url: URL,
  answer: Dispatcher.ResponseData,
  wanted: FetchRule,
  maxBytes: number,
): Promise<FetchAnswer> {
  const status = answer.statusCode;
  const isRefusal = wanted.refusals?.has(status) === true;
  if ((status < 200 || status > 299) && !isRefusal) {
    discard(answer);
    throw statusError(status);
  }
  const [type = "", ...parameters] = headerOf(answer, "content-type")
    .split(";")
    .map((part) => part.trim());
  const media = type.toLowerCase();
  if (isRefusal && media !== "text/html") {
    discard(answer);
    throw statusError(status);
  }
  if (!wanted.isWanted(media)) {
    discard(answer);
    throw new AppError("unsupported", URL_ERRORS.unsupported);
  }
  if (Number(headerOf(answer, "content-length")) > maxBytes) {
    discard(answer);
    throw tooLarge(maxBytes);
  }
  const charset = parameters.map((part) => /^charset\s*=\s*"?([^"\s]+)"?$/i.exec(part)?.[1]).find(Boolean);
  const bytes = await readDecoded(answer.body, headerOf(answer, "content-encoding"), maxBytes);
  return { url: url.href, status, type: media, charset, bytes };
}

/** Bytes decide what a thing is; the declared type only says what it is when the bytes do not. */
function toPage({ url, status, type, charset, bytes }: FetchAnswer): FetchedPage {
  if (REFUSALS.has(status)) {
    const [html, error] = [decodeHtml(bytes, charset), statusError(status)];
    if (html.trim() === "") throw error;
    return { kind: "refused", url, html, error };
  }
  if (isPdf(bytes)) return { kind: "pdf", url, bytes };
  if (pictureKind(bytes) !== null) return { kind: "picture", url, bytes };
  const html =
    type === "text/html" ||
    type === "application/xhtml+xml" ||
    (type === "" && /^\s*</.test(decodeHtml(bytes.subarray(0, 256), charset)));
  if (!html) throw new AppError("unsupported", URL_ERRORS.unsupported);
  return { kind: "html", url, html: decodeHtml(bytes, charset) };
}

function statusError(status: number): AppError {
  if (status === 404 || status === 410) return new AppError("upstream", URL_ERRORS.notFound);
  if (status === 401 || status === 403) return new AppError("upstream", URL_ERRORS.denied);
  return new AppError("upstream", URL_ERRORS.siteError);
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function headerOf(answer: Dispatcher.ResponseData, name: string): string {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/** Lets go of a body nobody will read. */
function discard(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => undefined).destroy();
}

/** An error of ours inside what undici threw (it wraps what a connect guard reports). */
function ownErrorIn(error: unknown): AppError | null {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if (inner instanceof AppError) return inner;
    if (inner instanceof AggregateError) {
      const own = inner.errors.map(ownErrorIn).find((one) => one !== null);
      if (own) return own;
    }
  }
  return null;
}

function isTimeout(error: unknown): boolean {
  return /^(UND_ERR_.*TIMEOUT|ETIMEDOUT)$/.test(codeOf(error));
}
