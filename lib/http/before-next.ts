import "server-only";
/**
 * Requests that are answered, or changed, before Next sees them. Node announces a request on a diagnostics channel and hands it to the
 * server right after; this is the only place in between.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { findSession } from "@/lib/accounts/sessions";
import { isUnreadable } from "@/lib/contract/unreadable-text";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { escapeHtml } from "@/lib/rules/escape-html";
import { keptAnswer } from "./kept-answers";
import { keptOwnAnswer } from "./kept-own-answers";
import { requireOwnOrigin } from "./origin";
import { readCookie, SESSION_COOKIE } from "./session";
import { asAppError, errorAnswer } from "./error-answer";
import { messageLanguage, t } from "@/lib/messages";
import { translated } from "@/lib/messages/speech";

type AnnouncedRequest = { server: Server; request: IncomingMessage; response: ServerResponse };

/** Refuses an announced request, answers it with a kept page, drops its dead session cookie, or lets it go on, as most do. */
export function beforeNext({ server, request, response }: AnnouncedRequest): void {
  const refusal = refusalOf(request);
  const kept = refusal ? null : keptAnswer(request, response);
  const own = refusal ? null : keptOwnAnswer(request, response);
  if (refusal) interceptRequest(server, request, () => void refuse(request, response, refusal));
  else if (kept) interceptRequest(server, request, kept);
  else if (own) interceptRequest(server, request, own);
  else if (mayBeCached(request))
    interceptRequest(server, request, (goOn) => void dropDeadSession(request).finally(goOn));
}

/** Gives the request to `then` instead of to the server's listeners; they get it when `goOn` is called. */
function interceptRequest(server: Server, request: IncomingMessage, then: (goOn: () => void) => void): void {
  const emit = server.emit.bind(server);
  const before = server.emit;
  server.emit = (event: string, ...given: unknown[]): boolean => {
    server.emit = before;
    if (given[0] !== request) return emit(event, ...given);
    then(() => void emit(event, ...given));
    return true;
  };
}

/** Pages are read and their forms are posted. */
const OF_PAGES = ["GET", "HEAD", "POST"];

function refusalOf(request: IncomingMessage): AppError | null {
  const { path, query } = partsOf(request);
  if (path === null || isUnreadable(path) || (!isCall(path) && /%00/.test(query)))
    return new AppError("invalid", t("This address has a character that cannot be read. Please check it."));
  if (isCall(path)) return null;
  if (!OF_PAGES.includes(request.method ?? ""))
    return new AppError(
      "method_not_allowed",
      t("This call does not take {method}.", { method: request.method ?? "" }),
    );
  return request.method === "POST" ? foreignForm(request) : null;
}

/** The decoded path and the query; the path is null when it cannot be decoded. */
function partsOf(request: IncomingMessage): { path: string | null; query: string } {
  const [path = "", ...rest] = (request.url ?? "/").split("?");
  try {
    return { path: decodeURIComponent(path), query: rest.join("?") };
  } catch {
    return { path: null, query: "" };
  }
}

/** Calls that `route` answers; it applies the same rules itself. */
const isCall = (path: string): boolean => /^\/(?:api|checkout)(?:\/|$)/.test(path);

/**
 * A form that is posted to a page is a server action: those obey the origin rule of every call. Next has one of its own, by
 * X-Forwarded-Host, that answers 500; a request that passes our rule is made to pass Next's.
 */
function foreignForm(request: IncomingMessage): AppError | null {
  const { origin, host, "sec-fetch-site": site } = request.headers;
  const given = Object.entries({ origin, host, "sec-fetch-site": site });
  const headers = given.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  try {
    requireOwnOrigin(new Headers(headers as [string, string][]));
  } catch (error) {
    return asAppError(error);
  }
  if (typeof origin === "string") request.headers["x-forwarded-host"] = new URL(origin).host;
  return null;
}

async function refuse(request: IncomingMessage, response: ServerResponse, error: AppError): Promise<void> {
  const path = (request.url ?? "").split("?")[0] ?? "";
  response.setHeader("x-request-id", randomUUID());
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("cache-control", "no-store");
  if (error.code === "method_not_allowed") response.setHeader("allow", OF_PAGES.join(", "));
  const asJson = path.startsWith("/api/");
  response.writeHead(error.status, {
    "content-type": asJson ? "application/json" : "text/html; charset=utf-8",
  });
  response.end(asJson ? await errorAnswer(error).text() : pageOf(error));
}

const pageOf = ({ message }: AppError): string =>
  `<!doctype html><html lang="${messageLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(env.APP_NAME)}</title></head><body><main><h1>${t("This did not work")}</h1><p>${escapeHtml(translated(message))}</p><p><a href="/">${t("Go Home")}</a></p></main></body></html>`;

/** A shared page, which is cached for visitors (lib/sharing/shared-page-cache.mjs), requested with a session cookie. */
function mayBeCached(request: IncomingMessage): boolean {
  return (
    (request.headers.cookie ?? "").includes(SESSION_COOKIE) &&
    (partsOf(request).path ?? "").startsWith("/share/")
  );
}

/**
 * Removes a session cookie that is not a live session, so that a made-up one gets the cached page like any visitor. When the session
 * cannot be looked up, the cookie stays and the page decides.
 */
async function dropDeadSession(request: IncomingMessage): Promise<void> {
  const cookie = request.headers.cookie ?? "";
  const token = readCookie(new Headers({ cookie }), SESSION_COOKIE);
  const isLive = token !== null && (await findSession(token).catch(() => true));
  if (isLive) return;
  const others = cookie.split(";").filter((pair) => pair.split("=")[0]?.trim() !== SESSION_COOKIE);
  request.headers.cookie = others.join(";");
}
