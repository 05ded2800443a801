import "server-only";
/**
 * What is put right on every request before Next sees it. Called once at start, from instrumentation.ts; Node announces each
 * request on a diagnostics channel before it hands it to the server.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { beforeNext } from "./before-next";
import { stampClientAddress } from "./client-ip";
import { setContentPolicy } from "./content-policy";
import { env } from "@/lib/env";
import { enterLanguage, languageOf } from "@/lib/language";
import { enterAnswer } from "./current-answer";
import { sendScriptsLate } from "./late-scripts";
import { markLocalRequest } from "./loopback";
import { secretHeader } from "./secret-header";

type Incoming = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** Matched in next.config.mjs: a request without it came before we listened and is answered with a policy that allows nothing. */
const PREPARED = "x-prepared";
/** Matched in next.config.mjs: the pages that are kept for everybody are kept in each language. */
const LANGUAGE = "x-language";
const TRACED = secretHeader("traced");
const ANNOUNCED = "http.server.request.start";
const shared = globalThis as typeof globalThis & { plainspoonPrepares?: true };

function prepare(message: unknown): void {
  const { request, response, socket, server } = message as Incoming;
  markLocalRequest(request, socket);
  stampClientAddress(request, socket);
  const nonce = setContentPolicy(request, response);
  enterAnswer({ response, nonce, isDocument: request.headers.rsc === undefined });
  const language = languageOf(request);
  enterLanguage(language);
  request.headers[LANGUAGE] = language;
  request.headers[PREPARED] = "1";
  refuseTrace(request);
  beforeNext({ server, request, response });
  if (env.NODE_ENV === "production") sendScriptsLate(response);
}

/** Starts to prepare the requests of every server in this process, until the answer is called. Calling it twice is harmless. */
export function prepareRequests(): () => void {
  const stop = () => {
    unsubscribe(ANNOUNCED, prepare);
    delete shared.plainspoonPrepares;
  };
  if (shared.plainspoonPrepares) return stop;
  shared.plainspoonPrepares = true;
  subscribe(ANNOUNCED, prepare);
  return stop;
}

/**
 * TRACE cannot even be written down as a fetch `Request`: Next fails on it with 500. It becomes OPTIONS, which has no effect
 * anywhere, with a note by which `methods` answers 405; `beforeNext` refuses both for pages.
 */
function refuseTrace(request: IncomingMessage): void {
  if (request.method !== "TRACE") return;
  request.method = "OPTIONS";
  request.headers[TRACED] = "1";
}

/** The method the caller sent. */
export function sentMethod(request: Request): string {
  return request.headers.has(TRACED) ? "TRACE" : request.method;
}
