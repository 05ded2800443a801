/** Local web pages that behave well and badly: what the page fetcher meets on the internet, on loopback. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export type Page =
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array }
  | ((request: IncomingMessage, response: ServerResponse) => void);

export type PagesServer = {
  /** `127.0.0.1:port`, the form of ALLOW_PRIVATE_HOSTS. */
  host: string;
  /** The full address of a path. */
  at(path: string): string;
  /** Requests that arrived, in order: "GET /path". */
  seen: string[];
  /** Their headers, in the same order. */
  seenHeaders: IncomingMessage["headers"][];
  stop(): Promise<void>;
};

/** Starts a server of these pages by path; any other path answers 404. */
export async function servePages(pages: Record<string, Page>): Promise<PagesServer> {
  const seen: string[] = [];
  const seenHeaders: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    seenHeaders.push(request.headers);
    const page = pages[(request.url ?? "/").split("?")[0] ?? "/"];
    if (typeof page === "function") return page(request, response);
    const { status, headers, body } = page ?? { status: 404, body: "nothing here" };
    response.writeHead(status ?? 200, { "content-type": "text/html; charset=utf-8", ...headers });
    return response.end(body ?? "");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    seen,
    seenHeaders,
    at: (path) => `http://${host}${path}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export const redirectTo = (location: string, status = 302): Page => ({ status, headers: { location } });

/** Never answers. */
export const silence: Page = () => undefined;

/** Answers its head and then a few bytes for ever. */
export const endless: Page = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  const drip = setInterval(() => response.write("<p>and then</p>"), 10);
  response.on("close", () => clearInterval(drip));
};

/** Sends as much as it can for as long as it is read. */
export const flood: Page = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  const chunk = "<p>water</p>".repeat(5000);
  const pour = () => {
    while (!response.destroyed && response.write(chunk)) continue;
  };
  response.on("drain", pour);
  pour();
};

/** Small on the wire, `megabytes` large when unpacked. */
export const gzipBomb = (megabytes: number): Page => ({
  headers: { "content-encoding": "gzip" },
  body: gzipSync(Buffer.alloc(megabytes * 1024 * 1024, "<p>boom</p>")),
});
