import "server-only";
/**
 * Answers to a signed-in cook as they were sent, so that the same one is sent again before Next sees the request
 * (docs/decisions/044-own-answers-are-kept.md). Each time the database is asked first, by the session that comes with the request, what
 * the answer would say now; only an answer of that name is sent, and only to the session that it was made for.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { hashToken } from "@/lib/accounts/secret-token";
import { currentLanguage } from "@/lib/language";
import { log } from "@/lib/log";
import { inRequest } from "@/lib/request";
import { noteAnswer } from "@/lib/telemetry";
import { CONTENT_POLICY, policyOfKept } from "./content-policy";
import { currentAnswer } from "./current-answer";
import { isPlain, record, type RecordedAnswer, send, variantOf } from "./recorded-answer";
import { readCookie, SESSION_COOKIE } from "./session";

/** A kind of answers that says by name what it shows (`nameAnswer`). */
export type OwnAnswers = {
  /** The whole address: its path and query. */
  address: RegExp;
  /** What a call is called in the log; a page is not told there, as with Next. */
  call?: string;
  /** The name of what the answer would show now to who has this session; null for whatever Next has to answer. */
  findName(ask: { token: string; url: string }): Promise<string | null>;
};

/** An answer as it was recorded, until it is sent again; from then on with the policy of a kept page. */
type KeptAnswer = RecordedAnswer & { nonce: string | null };
/** All ways to send what one session gets at one address. */
type Kept = { name: string; answers: Map<string, KeptAnswer>; bytes: number; ends: NodeJS.Timeout };

const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer costs beside its bytes. */
const ENTRY_BYTES = 2048;
const ADDRESS_MAX_CHARS = 512;
/** However it holds: so long is an answer at most in memory after it was made. */
const LIFETIME_MS = 10 * 60 * 1000;

/** By session and address; the oldest first. */
const everything = new Map<string, Kept>();
let bytes = 0;
let kinds: readonly OwnAnswers[] = [];

/** Keeps answers of these kinds from now on, and none of before. Called once at start, from instrumentation-node.ts. */
export function keepOwnAnswers(wanted: readonly OwnAnswers[]): void {
  kinds = wanted;
  for (const place of [...everything.keys()]) forget(place);
}

/** What is kept, for those who watch it. */
export const keptOwnAnswers = (): { count: number; bytes: number } => ({ count: everything.size, bytes });

/** The way to answer `request` with what is kept, if it still holds; null when nothing is. Then what Next answers is kept for the next time. */
export function keptOwnAnswer(
  request: IncomingMessage,
  response: ServerResponse,
): ((goOn: () => void) => void) | null {
  const { url = "", headers } = request;
  const kind = url.length <= ADDRESS_MAX_CHARS ? kinds.find(({ address }) => address.test(url)) : undefined;
  if (!kind || !isPlain(request) || headers.authorization !== undefined) return null;
  const token = readCookie(new Headers({ cookie: headers.cookie ?? "" }), SESSION_COOKIE);
  const variant = variantOf(request);
  if (token === null || variant === null) return null;
  const spot = { place: `${hashToken(token)} ${url}`, variant: `${variant} ${currentLanguage()}` };
  const kept = everything.get(spot.place);
  const answer = kept?.answers.get(spot.variant);
  if (!kept || !answer) {
    keepNext(response, spot, kind.call !== undefined);
    return null;
  }
  const startedMs = performance.now();
  const decide = async (): Promise<RecordedAnswer | null> => {
    const name = await kind.findName({ token, url });
    if (name === kept.name) return kind.call === undefined ? sealed(answer) : answer;
    if (everything.get(spot.place) === kept) forget(spot.place);
    return null;
  };
  return (goOn) =>
    void decide()
      .catch(() => null)
      .then((holds) => {
        if (holds === null) {
          keepNext(response, spot, kind.call !== undefined);
          return goOn();
        }
        if (kind.call !== undefined) tellOfCall(response, kind.call, performance.now() - startedMs);
        send(request, response, holds);
      });
}

/** What `route` says of each call: an id of its own, a line in the log, a count. */
function tellOfCall(response: ServerResponse, path: string, ms: number): void {
  const requestId = randomUUID();
  response.setHeader("x-request-id", requestId);
  inRequest(requestId, () => log.info({ method: "GET", path, status: 200, ms: Math.round(ms) }, "answered"));
  noteAnswer(path, "GET", 200, ms);
}

type Spot = { place: string; variant: string };

/** Of one answer to a call: its id, and a policy with a nonce. Another one gets its own. */
const OF_ONE_CALL = ["x-request-id", CONTENT_POLICY];

/** Keeps the answer that is being made, if it says what it shows. */
function keepNext(response: ServerResponse, spot: Spot, isCall: boolean): void {
  const answer = currentAnswer();
  record(response, (made) => {
    if (answer?.name === undefined || answer.isSpoiled) return;
    if (isCall) for (const name of OF_ONE_CALL) delete made.headers[name];
    keep(spot, answer.name, { ...made, nonce: answer.nonce });
  });
}

function keep({ place, variant }: Spot, name: string, answer: KeptAnswer): void {
  if (everything.get(place)?.name !== name) {
    forget(place);
    const ends = setTimeout(forget, LIFETIME_MS, place).unref();
    everything.set(place, { name, answers: new Map(), bytes: 0, ends });
  }
  const kept = everything.get(place);
  // Of several that were sent at the same moment, one is kept.
  if (!kept || kept.answers.has(variant)) return;
  kept.answers.set(variant, answer);
  const more = answer.body.byteLength + ENTRY_BYTES;
  kept.bytes += more;
  bytes += more;
  for (const oldest of everything.keys()) if (bytes > MOST_BYTES) forget(oldest);
}

function forget(place: string): void {
  const kept = everything.get(place);
  if (!kept) return;
  clearTimeout(kept.ends);
  everything.delete(place);
  bytes -= kept.bytes;
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
};

/**
 * The page with the policy of a kept one, which is worked out when it is sent again for the first time: most never are. Null when it is
 * packed in another way than we can read.
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
