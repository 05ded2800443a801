import "server-only";
/**
 * Tells an error tracker that speaks Sentry's protocol (its envelopes) of errors of ours, where SENTRY_DSN names one. What is told is what
 * the log says of an error: its name, its message in its own words, where it happened, and the request's id; nothing of whose it was.
 * Never in anybody's way: a few a minute, not waited for, and dropped when the tracker does not take them.
 */
import { randomUUID } from "node:crypto";
import { env } from "./env";
import { log, loggedError } from "./log";
import { currentRequestId } from "./request";

const TIMEOUT_MS = 3_000;
const MOST_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const CLIENT = "plainspoon/1.0";

type Frame = { filename: string; function: string; lineno: number; colno: number; in_app: boolean };

/** `    at name (file:1:2)`; the oldest call first, as the protocol has it. */
function framesOf(stack = ""): Frame[] {
  const frames = stack.split("\n").flatMap((line) => {
    const found = /^ {4}at (?:(.{1,200}?) \()?(.{1,500}?):(\d{1,9}):(\d{1,9})\)?$/.exec(line);
    if (!found) return [];
    const [, name = "<anonymous>", file = "", lineno, colno] = found;
    const filename = file.replace(/^file:\/\//, "").replace(`${process.cwd()}/`, "");
    const in_app = !filename.includes("node_modules") && !filename.startsWith("node:");
    return [{ filename, function: name, lineno: Number(lineno), colno: Number(colno), in_app }];
  });
  return frames.reverse();
}

type Place = { route?: string; method?: string };

/** An event as the protocol words it. */
function eventOf(error: unknown, { route, method }: Place): Record<string, unknown> {
  const { type, message = "", code, stack, causes } = loggedError(error);
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: Date.now() / 1000,
    platform: "node",
    level: "error",
    environment: env.NODE_ENV,
    ...(route !== undefined && { transaction: `${method ?? ""} ${route}`.trim() }),
    tags: { request_id: currentRequestId(), code, cause: causes?.[0] },
    exception: { values: [{ type, value: message, stacktrace: { frames: framesOf(stack) } }] },
  };
}

/** Where envelopes go for `SENTRY_DSN`: `https://key@host/path/project`. */
function doorOf(dsn: string): { url: string; auth: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf("/");
  return {
    url: `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${username}`,
  };
}

/** Kept on the global object: one allowance a process, however often the bundler copies this file. */
const kept = globalThis as typeof globalThis & {
  plainspoonReports?: { since: number; count: number; pausedUntil: number };
};

function mayReport(): boolean {
  const now = Date.now();
  const state = (kept.plainspoonReports ??= { since: now, count: 0, pausedUntil: 0 });
  // A clock that was set back would else silence it.
  if (now - state.since >= MINUTE_MS || now < state.since) Object.assign(state, { since: now, count: 0 });
  state.count += 1;
  return state.count <= MOST_A_MINUTE && now >= state.pausedUntil;
}

async function send(dsn: string, event: Record<string, unknown>): Promise<void> {
  const { url, auth } = doorOf(dsn);
  const body = JSON.stringify(event);
  const header = JSON.stringify({ event_id: event.event_id, sent_at: new Date().toISOString() });
  const item = JSON.stringify({
    type: "event",
    length: Buffer.byteLength(body),
    content_type: "application/json",
  });
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-sentry-envelope", "x-sentry-auth": auth },
    body: `${header}\n${item}\n${body}\n`,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: "no-store",
  });
  await answer.arrayBuffer();
  if (answer.status !== 429 || !kept.plainspoonReports) return;
  const seconds = Number(answer.headers.get("retry-after"));
  kept.plainspoonReports.pausedUntil = Date.now() + (seconds > 0 ? seconds * 1000 : MINUTE_MS);
}

/** Tells the tracker of an error, where there is one; returns at once and never throws. */
export function reportError(error: unknown, place: Place = {}): void {
  if (env.SENTRY_DSN === undefined || !mayReport()) return;
  send(env.SENTRY_DSN, eventOf(error, place)).catch((failure: unknown) =>
    log.debug({ err: failure }, "the error tracker was not reached"),
  );
}
