/** The policy of an answer over a real socket, and of a page that is kept; tests/e2e/content-policy.spec.ts sees what a browser makes of it. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { allowScripts, setCachedPagePolicy } from "@/lib/http/content-policy";
import { answerNotFound } from "@/lib/http/current-answer";
import { prepareRequests } from "@/lib/http/incoming";

const POLICY = "content-security-policy";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;

// Every server of this process is prepared, and so would be those of the next file.
afterAll(prepareRequests());
beforeAll(async () => {
  allowScripts(["theme()"]);
  server = createServer((incoming, response) => void answer(incoming, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

async function ask(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: "127.0.0.1", port, agent: false, headers }).end();
  const [received] = (await once(sent, "response")) as [IncomingMessage];
  received.resume();
  return received;
}

/** The nonce that Next would take from a request. */
const nonceOf = (incoming: IncomingMessage) =>
  /'nonce-([^']+)'/.exec(String(incoming.headers[POLICY]))?.[1] ?? "";
const page = (nonce: string, body: string) =>
  `<html><head><script>theme()</script><script src="/a.js" nonce="${nonce}"></script></head><body>${body}<script nonce="${nonce}">push(1)</script><script nonce="${nonce}" id="_R_">push(2)</script></body></html>`;

test("what a caller sends is not heard: the request's policy and the answer's have one nonce, drawn by us", async () => {
  const seen: string[] = [];
  answer = (incoming, response) => {
    seen.push(nonceOf(incoming), String(incoming.headers[`${POLICY}-report-only`]));
    response.end();
  };
  const sent = "script-src 'nonce-chosen' 'unsafe-inline'";
  const first = await ask({ [POLICY]: sent, [`${POLICY}-report-only`]: sent });
  const second = await ask();
  expect(seen).toEqual([
    expect.stringMatching(/^[\w+/]{22}==$/),
    "undefined",
    expect.any(String),
    "undefined",
  ]);
  expect(seen[2]).not.toBe(seen[0]);
  expect(first.headers[POLICY]).toContain(
    `script-src 'self' ${hash("theme()")} 'nonce-${seen[0]}'; script-src-attr 'none'`,
  );
  expect(second.headers[POLICY]).toContain(`'nonce-${seen[2]}'`);
});

test("a kept page lists the scripts of its own render, and no other that stands in it", async () => {
  const made: { kind: string; html: string; headers?: Record<string, unknown> }[] = [];
  answer = async (incoming, response) => {
    // A fault of ours let these in with a recipe, which was written before the nonce was drawn.
    const slippedIn = `<script>evil()</script><script nonce="chosen">evil()</script><b title="nonce='x'"></b>`;
    const value = { kind: "APP_PAGE", html: page(nonceOf(incoming), slippedIn) };
    await new Promise(setImmediate);
    setCachedPagePolicy(value);
    made.push(value);
    response.appendHeader(POLICY, String((value as { headers?: Record<string, unknown> }).headers?.[POLICY]));
    response.end(value.html);
  };
  const received = await ask({ [POLICY]: "script-src 'nonce-chosen'" });
  const policy = String(received.headers[POLICY]);
  expect(policy).toBe(made[0]?.headers?.[POLICY]);
  const scripts = /script-src ([^;]*);/.exec(policy)?.[1]?.split(" ");
  expect(scripts).toEqual(["'self'", hash("theme()"), hash("push(1)"), hash("push(2)")]);
  expect(policy).not.toContain(hash("evil()"));
});

test("a kept page that was not found stays not found for all who asked at once", async () => {
  const kept: { kind: string; html: string; status?: number } = { kind: "APP_PAGE", html: "" };
  answer = async (_incoming, response) => {
    await new Promise(setImmediate);
    answerNotFound();
    setCachedPagePolicy(kept);
    response.end();
  };
  expect((await ask()).statusCode).toBe(404);
  expect(kept.status).toBe(404);
  // A navigation inside the app takes any other status for a reason to load the page anew.
  expect((await ask({ rsc: "1" })).statusCode).toBe(200);
});

test("data that is no page is sealed as it is", () => {
  const route = { kind: "APP_ROUTE", headers: { etag: "1" } };
  setCachedPagePolicy(route);
  expect(route).toEqual({ kind: "APP_ROUTE", headers: { etag: "1" } });
});
