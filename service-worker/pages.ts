/**
 * How a page is answered (docs/product/offline.md#slow): by the network if it answers in time, else by the page that this device keeps,
 * else by a page that says so plainly. An answer that comes late is kept, so that a second try finds it.
 */
import type { RouteHandlerCallbackOptions } from "serwist";
import { cookCache, DEADLINE_MS, isKeepable, keep } from "@/lib/browser/offline/kept";

export type Reason = "slow" | "unreachable";

/** Why a window got a kept page instead of the server's, for the window to ask. */
const reasons = new Map<string, Reason>();

export function takeReason(clientId: string): Reason | null {
  const reason = reasons.get(clientId) ?? null;
  reasons.delete(clientId);
  return reason;
}

/** Paths whose deadline has just passed: the next try for them does not wait once more. */
const lateAt = new Map<string, number>();
const LATE_FOR_MS = 10_000;

const isLate = (path: string): boolean => Date.now() - (lateAt.get(path) ?? 0) < LATE_FOR_MS;

type InTime = Response | Reason;

async function inTime(answer: Promise<Response>, path: string): Promise<InTime> {
  const late = new Promise<Reason>((resolve) =>
    setTimeout(() => resolve("slow"), isLate(path) ? 0 : DEADLINE_MS),
  );
  const first = await Promise.race([answer.catch((): Reason => "unreachable"), late]);
  if (first === "slow") lateAt.set(path, Date.now());
  else lateAt.delete(path);
  return first;
}

/** A page that the browser goes to. */
export async function answerPage({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const path = url.pathname;
  const cacheName = isKeepable(path) ? await cookCache() : null;
  if (cacheName === null) return fetch(request).catch(() => notHere(url, "unreachable"));
  const answer = fetch(request);
  if (url.search === "") event.waitUntil(keepFresh(cacheName, path, answer));
  const kept = await (await caches.open(cacheName)).match(path);
  const first = await inTime(answer, path);
  const reason = typeof first === "string" ? first : "unreachable";
  // A server that fails is as good as none, where there is a page to show.
  if (first instanceof Response && (first.status < 500 || !kept)) return first;
  if (!kept) return notHere(url, reason);
  if (event instanceof FetchEvent) reasons.set(event.resultingClientId, reason);
  return kept;
}

/** How long a late answer is waited for: a worker that waits for one is not replaced by the next version. */
const GIVEN_UP_MS = 30_000;

async function keepFresh(cacheName: string, path: string, answer: Promise<Response>): Promise<void> {
  const fresh = await Promise.race([
    answer.then((response) => response.clone()).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), GIVEN_UP_MS)),
  ]);
  if (fresh) await keep(cacheName, path, fresh);
}

const notHere = (url: URL, reason: Reason): Response =>
  Response.redirect(`/offline?reason=${reason}&from=${encodeURIComponent(url.pathname + url.search)}`, 302);

/**
 * What the app asks for when it goes from page to page. When that does not come in time, it is told to load the page as a document:
 * that is what is kept.
 */
export async function answerNavigation({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = fetch(request);
  const first = isKeepable(url.pathname)
    ? await inTime(answer, url.pathname)
    : await answer.catch(() => null);
  return first instanceof Response ? first : new Response("", { headers: { "content-type": "text/html" } });
}
