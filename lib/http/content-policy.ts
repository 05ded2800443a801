import "server-only";
/**
 * What an answer of ours may load and run (docs/decisions/022-content-policy.md). Inline scripts are ours alone: on a page rendered
 * for its request they carry the answer's nonce; for a cached page the policy lists their hashes.
 */
import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env, ownAddress, tracking } from "@/lib/env";
import { currentNonce, requestedStatus } from "./current-answer";
import { isLoopbackName } from "@/lib/rules/loopback";

const REPORTS_TO = {
  pixel: ["https://www.facebook.com"],
  analytics: ["https://www.google-analytics.com", "https://*.google-analytics.com"],
} as const;

/** From where the configured ad and analytics platforms may load scripts, and where they may report to; nothing without ids. */
const trackingHosts: readonly string[] = (["pixel", "analytics"] as const).flatMap((name) => {
  const platform = tracking?.[name];
  return platform ? [new URL(platform.script).origin, ...REPORTS_TO[name]] : [];
});

/** The header that tells a browser the policy. */
export const CONTENT_POLICY = "content-security-policy";
/** Next reads a nonce from either; what a caller sends under these names would end up in cached pages. */
const OF_REQUESTS = [CONTENT_POLICY, "content-security-policy-report-only"];

/** Next's development server evaluates code, reports over a socket and shows errors in styles of its own. */
const developing = env.NODE_ENV === "development";

/** A source that names one inline script by what it says. */
const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const nonceSource = (nonce: string): string => `'nonce-${nonce}'`;

/** The policy whose inline scripts are `scripts` and whose inline style elements are `styles`: nonces or hashes. */
function contentPolicy(scripts: readonly string[], styles: readonly string[]): string {
  const directives: [string, ...(readonly string[])][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts, ...trackingHosts, ...(developing ? ["'unsafe-eval'"] : [])],
    ["script-src-attr", "'none'"],
    // For browsers that do not tell elements from attributes; the others read the next two.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["style-src-elem", "'self'", ...(developing ? ["'unsafe-inline'"] : styles)],
    // React writes `style` into the HTML it renders: widths of bars, what is hidden from eyes alone.
    ["style-src-attr", "'unsafe-inline'"],
    // Pictures of recipes are copies of ours; platforms report by pictures too.
    ["img-src", "'self'", "data:", "blob:", ...trackingHosts],
    ["media-src", "'self'", "blob:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...trackingHosts, ...(developing ? ["ws:"] : [])],
    ["worker-src", "'self'", "blob:"],
    ["object-src", "'none'"],
    ["base-uri", "'self'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'", ...frameAncestors()],
  ];
  return directives.map((words) => words.join(" ")).join("; ");
}

/** Hashes of inline scripts that stand on every page and get no nonce from Next. */
let scriptsOfEveryPage: readonly string[] = [];

/** Names the inline scripts that stand on every page, word for word. */
export function allowScripts(texts: readonly string[]): void {
  scriptsOfEveryPage = texts.map(hashSource);
}

/** Makes the answer's nonce, passes it to Next in the request's headers (replacing what a caller sent there) and to the browser in the answer's. */
export function setContentPolicy(request: IncomingMessage, response: ServerResponse): string {
  const nonce = randomBytes(16).toString("base64");
  for (const name of OF_REQUESTS) delete request.headers[name];
  request.headers[CONTENT_POLICY] = `script-src ${nonceSource(nonce)}`;
  const write = response.writeHead;
  // why: at the last moment, because Next adds a cached page's own policy, and of two policies a browser allows only what both allow.
  response.writeHead = ((...head: Parameters<typeof write>) => {
    if (!response.headersSent && !response.hasHeader(CONTENT_POLICY))
      response.setHeader(
        CONTENT_POLICY,
        contentPolicy([...scriptsOfEveryPage, nonceSource(nonce)], [nonceSource(nonce)]),
      );
    return write.apply(response, head);
  }) as typeof write;
  return nonce;
}

type RenderedPage = { kind: string; html?: unknown; status?: number; headers?: Record<string, unknown> };

/**
 * Stores with a page to be cached its status, and a policy with the hashes of the scripts that carry the nonce of the request it was
 * rendered for: any other script in it is not ours. Called before the first reader gets the page, because requests at the same moment
 * share one rendering.
 */
export function setCachedPagePolicy(page: RenderedPage): void {
  const nonce = currentNonce();
  if (page.kind !== "APP_PAGE" || typeof page.html !== "string" || nonce === undefined) return;
  page.status ??= requestedStatus();
  page.headers = { ...page.headers, ...policyOfKept(page.html, nonce) };
}

/** The policy's header for a page that is sent again as it was rendered with `nonce`: no script runs by the nonce any more. */
export function policyOfKept(html: string, nonce: string): Record<string, string> {
  const scripts = [...new Set([...scriptsOfEveryPage, ...inlineScripts(html, nonce).map(hashSource)])];
  return { [CONTENT_POLICY]: contentPolicy(scripts, [nonceSource(nonce)]) };
}

/** The inline scripts of a rendered page that carry `nonce`; React escapes `>` in attributes and `</` in scripts. */
function inlineScripts(html: string, nonce: string): string[] {
  return html
    .split("<script")
    .slice(1)
    .flatMap((from) => {
      const begin = from.indexOf(">");
      const text = from.slice(begin + 1, from.indexOf("</script>"));
      return from.slice(0, begin).includes(`nonce="${nonce}"`) && text !== "" ? [text] : [];
    });
}

/** Everything on this machine, as long as only this machine can reach us: what is built beside the app can be tried with it. */
const LOOPBACK = ["http://localhost:*", "http://127.0.0.1:*"];

/** Other origins that may frame the app (docs/decisions/023-framing.md): `FRAME_ANCESTORS`, and this machine's when our address is loopback. */
export function frameAncestors(
  origins: readonly string[] = env.FRAME_ANCESTORS,
  address = ownAddress,
): readonly string[] {
  const isLocal = isLoopbackName(new URL(address).hostname);
  return [...origins, ...(isLocal ? LOOPBACK : [])];
}
