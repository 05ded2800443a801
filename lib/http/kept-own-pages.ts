import "server-only";
/**
 * Pages of cooks' own recipes as they were sent, so that one that is opened again is sent before Next sees the request
 * (docs/decisions/044-own-pages-are-kept.md). Each time the database is asked first, by the session that comes with the request, what the
 * page would show now; only a page of that name is sent.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { currentLanguage } from "@/lib/language";
import { policyOfKept } from "./content-policy";
import { currentAnswer } from "./current-answer";
import { isPlain, record, type RecordedAnswer, send, variantOf } from "./recorded-answer";
import { readCookie, SESSION_COOKIE } from "./session";

/** The name of what the page of `id` would show now to who has this session; null for no page of a recipe. */
type FindName = (ask: { token: string; id: string }) => Promise<string | null>;

/** An answer as it was recorded, until it is sent again; from then on with the policy of a kept page. */
type KeptAnswer = RecordedAnswer & { nonce: string | null };
type Page = { name: string; answers: Map<string, KeptAnswer>; bytes: number; ends: NodeJS.Timeout };

const MOST_BYTES = 32 * 1024 * 1024;
/** A larger one is rendered each time. */
const LARGEST_BYTES = 1024 * 1024;
/** What a page and an answer cost beside their bytes. */
const ENTRY_BYTES = 2048;
/** However it holds: so long is a cook's page at most in memory after it was made. */
const LIFETIME_MS = 10 * 60 * 1000;

/** By the recipe's id; the oldest first. */
const pages = new Map<string, Page>();
let bytes = 0;
let findName: FindName | null = null;

/** Keeps pages from now on, for as long as `find` gives their names. Called once at start, from instrumentation-node.ts. */
export function keepOwnPages(find: FindName | null): void {
  findName = find;
  for (const id of [...pages.keys()]) forget(id);
}

/** What is kept, for those who watch it. */
export const keptOwnPages = (): { pages: number; bytes: number } => ({ pages: pages.size, bytes });

const PATH = /^\/recipe\/([\w-]{1,64})$/;

/** The way to answer `request` with what is kept, if it still holds; null when nothing is. Then what Next answers is kept for the next time. */
export function keptOwnPage(
  request: IncomingMessage,
  response: ServerResponse,
): ((goOn: () => void) => void) | null {
  const find = findName;
  const id = PATH.exec(request.url ?? "")?.[1];
  if (find === null || id === undefined || !isPlain(request)) return null;
  const token = readCookie(new Headers({ cookie: request.headers.cookie ?? "" }), SESSION_COOKIE);
  const variant = variantOf(request);
  if (token === null || variant === null) return null;
  const key = `${variant} ${currentLanguage()}`;
  const page = pages.get(id);
  const answer = page?.answers.get(key);
  if (!page || !answer) {
    keepNext(response, id, key);
    return null;
  }
  const decide = async (): Promise<KeptAnswer | null> => {
    const name = await find({ token, id });
    if (name === page.name) return sealed(answer);
    // Who asks has such a recipe, and it is not as it was.
    if (name !== null && pages.get(id) === page) forget(id);
    return null;
  };
  return (goOn) =>
    void decide()
      .catch(() => null)
      .then((holds) => {
        if (holds) return send(request, response, holds);
        keepNext(response, id, key);
        goOn();
      });
}

/** Keeps the answer that is being made, if its page says what it shows. */
function keepNext(response: ServerResponse, id: string, key: string): void {
  const answer = currentAnswer();
  record(response, (made) => {
    if (answer?.name !== undefined && !answer.isSpoiled && made.body.byteLength <= LARGEST_BYTES)
      keep({ id, name: answer.name }, key, { ...made, nonce: answer.nonce });
  });
}

function keep({ id, name }: { id: string; name: string }, key: string, answer: KeptAnswer): void {
  if (pages.get(id)?.name !== name) {
    forget(id);
    const ends = setTimeout(forget, LIFETIME_MS, id).unref();
    pages.set(id, { name, answers: new Map(), bytes: 0, ends });
  }
  const page = pages.get(id);
  // Of several that were sent at the same moment, one is kept.
  if (!page || page.answers.has(key)) return;
  page.answers.set(key, answer);
  const more = answer.body.byteLength + ENTRY_BYTES;
  page.bytes += more;
  bytes += more;
  for (const oldest of pages.keys()) if (bytes > MOST_BYTES) forget(oldest);
}

function forget(id: string): void {
  const page = pages.get(id);
  if (!page) return;
  clearTimeout(page.ends);
  pages.delete(id);
  bytes -= page.bytes;
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

/**
 * The answer with the policy of a kept page, which is worked out when it is sent again for the first time: most never are. Null when it
 * is packed in another way than we can read.
 */
function sealed(answer: KeptAnswer): KeptAnswer | null {
  if (answer.nonce === null) return answer;
  const packing = answer.headers["content-encoding"];
  const unpack = packing === undefined ? (body: Buffer) => body : UNPACK[String(packing)];
  if (!unpack) return null;
  Object.assign(answer.headers, policyOfKept(unpack(answer.body).toString("utf8"), answer.nonce));
  answer.nonce = null;
  return answer;
}
