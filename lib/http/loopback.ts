import "server-only";
/** Whether a request comes from this very machine: decided by its socket and its Host, never by what a proxy says. */
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import ipaddr from "ipaddr.js";
import { isLoopbackName } from "@/lib/rules/loopback";
import { secretHeader } from "./secret-header";

const HEADER = secretHeader("this-machine");

/** Headers that proxies add: a request with one of them comes from elsewhere, whatever the socket says. */
const OF_PROXIES = /^(?:x-forwarded-|forwarded$|via$|x-real-ip$|x-original-|cf-)/;

/** Marks a request that an HTTP server of ours has accepted, before Next adds forwarding headers of its own. */
export function markLocalRequest(request: IncomingMessage, socket: Socket): void {
  const isProxied = Object.keys(request.headers).some((name) => OF_PROXIES.test(name));
  if (!isProxied && isLoopbackAddress(socket.remoteAddress ?? "") && isLoopbackHost(request.headers.host))
    request.headers[HEADER] = "1";
}

/** Whether `markLocalRequest` found the request to be local. */
export const isLocalRequest = (request: Request): boolean => request.headers.has(HEADER);

/** Headers as such a request would carry them, for calls made inside the process (tests). */
export const localRequestHeaders = (): Record<string, string> => ({ [HEADER]: "1" });

function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

/** A Host that nobody can point elsewhere: a foreign name may lead here and let its pages read our answers. */
export function isLoopbackHost(host: string | undefined): boolean {
  if (host === undefined || !/^[a-z0-9.:[\]-]+$/i.test(host) || !URL.canParse(`http://${host}`)) return false;
  return isLoopbackName(new URL(`http://${host}`).hostname);
}
