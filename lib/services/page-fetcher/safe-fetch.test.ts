import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import type { AppError } from "@/lib/errors";
import { userAgent, safeFetcher, type SafeFetchOptions } from "@/lib/services/page-fetcher/safe-fetch";
import {
  endless,
  flood,
  gzipBomb,
  redirectTo,
  servePages,
  silence,
  type Page,
  type PagesServer,
} from "@/tests/support/pages-server";

let server: PagesServer;
let elsewhere: PagesServer;
const latin1 = (text: string) => Buffer.from(text, "latin1");
const MB = 1024 * 1024;

const pages: Record<string, Page> = {
  "/soup": { body: "<h1>Crème soup</h1>" },
  "/gzip": { headers: { "content-encoding": "gzip" }, body: gzipSync("<h1>packed</h1>") },
  "/deflate": { headers: { "content-encoding": "deflate" }, body: deflateSync("<h1>packed</h1>") },
  "/br": { headers: { "content-encoding": "br" }, body: brotliCompressSync("<h1>packed</h1>") },
  "/twice": {
    headers: { "content-encoding": "gzip, br" },
    body: brotliCompressSync(gzipSync("<h1>packed</h1>")),
  },
  "/lies": { headers: { "content-encoding": "gzip" }, body: "<h1>not packed at all</h1>" },
  "/unknown-coding": { headers: { "content-encoding": "x-own" }, body: "?" },
  "/bomb": gzipBomb(64),
  "/br-bomb": {
    headers: { "content-encoding": "br" },
    body: brotliCompressSync(Buffer.alloc(64 * MB, "<p>boom</p>")),
  },
  "/flood": flood,
  "/endless": endless,
  "/silence": silence,
  "/announced": { headers: { "content-length": String(6 * MB) }, body: Buffer.alloc(6 * MB, 32) },
  "/latin-header": {
    headers: { "content-type": "text/html; charset=ISO-8859-1" },
    body: latin1("<p>crème fraîche ½</p>"),
  },
  "/latin-meta": {
    headers: { "content-type": "text/html" },
    body: latin1("<meta charset='windows-1252'><p>crème fraîche ½</p>"),
  },
  "/latin-meta-equiv": {
    headers: { "content-type": "text/html" },
    body: latin1(
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><p>crème fraîche ½</p>',
    ),
  },
  "/latin-unsaid": { headers: { "content-type": "text/html" }, body: latin1("<p>crème fraîche ½</p>") },
  "/utf8-unsaid": { headers: { "content-type": "text/html" }, body: "<p>crème fraîche ½</p>" },
  "/bom-wins": {
    headers: { "content-type": "text/html; charset=iso-8859-1" },
    body: "\ufeff<p>crème fraîche ½</p>",
  },
  "/utf16": {
    headers: { "content-type": "text/html" },
    body: Buffer.from("\ufeff<p>crème fraîche ½</p>", "utf16le"),
  },
  "/nonsense-charset": {
    headers: { "content-type": "text/html; charset=klingon" },
    body: "<p>crème fraîche ½</p>",
  },
  "/pdf": { headers: { "content-type": "application/pdf" }, body: "%PDF-1.4 soup" },
  "/pdf-as-html": { body: "%PDF-1.4 soup" },
  "/json": { headers: { "content-type": "application/json" }, body: "{}" },
  "/plain": { headers: { "content-type": "text/plain" }, body: "soup" },
  "/svg": { headers: { "content-type": "image/svg+xml" }, body: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
  "/gone": { status: 410 },
  "/forbidden": { status: 403 },
  "/login": { status: 401 },
  "/broken": { status: 500 },
  "/busy": { status: 503 },
  "/teapot": { status: 418 },
  "/cut": (_request, response) => {
    response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
    response.write("<p>");
    response.destroy();
  },
  "/once": redirectTo("/soup", 301),
  "/hop1": redirectTo("/hop2", 302),
  "/hop2": redirectTo("/hop3", 303),
  "/hop3": redirectTo("/hop4", 307),
  "/hop4": redirectTo("/hop5", 308),
  "/hop5": redirectTo("/soup"),
  "/hop0": redirectTo("/hop1"),
  "/circle": redirectTo("/circle"),
  "/nowhere": { status: 302 },
  "/to-metadata": redirectTo("http://169.254.169.254/latest/meta-data/"),
  "/to-loopback": redirectTo("http://127.0.0.1:1/"),
  "/to-mapped": redirectTo("http://[::ffff:127.0.0.1]/"),
  "/to-file": redirectTo("file:///etc/passwd"),
  "/to-credentials": redirectTo("http://a:b@cooks.example/"),
  "/to-garbage": redirectTo("http://[/"),
};

const options: SafeFetchOptions = {
  allowPrivateHosts: [],
  maxBytes: 5 * MB,
  timeoutMs: 8000,
  userAgent: "Plainspoon-test",
};
const fetcher = (changes: Partial<SafeFetchOptions> = {}) =>
  safeFetcher({ ...options, allowPrivateHosts: [server.host], ...changes });
const fetchPage = (path: string) => fetcher().fetchPage(server.at(path), new AbortController().signal);
/** How a fetch fails; pages that never end are given little time. */
const failure = async (path: string, timeoutMs = options.timeoutMs) => {
  const fetched = fetcher({ timeoutMs }).fetchPage(server.at(path), new AbortController().signal);
  const error = (await fetched.then(
    () => null,
    (thrown: unknown) => thrown,
  )) as AppError | null;
  return error && [error.status, error.message];
};

beforeAll(async () => {
  elsewhere = await servePages({ "/": { body: "<p>private</p>" } });
  pages["/to-unlisted-port"] = redirectTo(elsewhere.at("/"));
  pages["/picture"] = {
    headers: { "content-type": "image/png" },
    body: await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
  };
  server = await servePages(pages);
});
afterAll(async () => {
  await server.stop();
  await elsewhere.stop();
});

test("a page comes back as text, with the address where it was found", async () => {
  await expect(fetchPage("/once")).resolves.toEqual({
    kind: "html",
    url: server.at("/soup"),
    html: "<h1>Crème soup</h1>",
  });
});

test.each(["/gzip", "/deflate", "/br", "/twice"])("%s is unpacked", async (path) => {
  await expect(fetchPage(path)).resolves.toMatchObject({ html: "<h1>packed</h1>" });
});

test.each([
  "/latin-header",
  "/latin-meta",
  "/latin-meta-equiv",
  "/latin-unsaid",
  "/utf8-unsaid",
  "/bom-wins",
  "/utf16",
  "/nonsense-charset",
])("the character set of %s is understood", async (path) => {
  await expect(fetchPage(path)).resolves.toMatchObject({
    html: expect.stringContaining("<p>crème fraîche ½</p>"),
  });
});

test.each([
  ["/pdf", "pdf"],
  ["/pdf-as-html", "pdf"],
  ["/picture", "picture"],
])("%s is a %s by its bytes", async (path, kind) => {
  await expect(fetchPage(path)).resolves.toMatchObject({ kind });
});

test("five redirects are followed, six are not", async () => {
  await expect(fetchPage("/hop1")).resolves.toMatchObject({ url: server.at("/soup") });
  expect(await failure("/hop0")).toEqual([502, URL_ERRORS.tooManyRedirects]);
});

// process-url's statuses (converting.md#page-failures).
test.each([
  ["/no-such-page", 502, URL_ERRORS.notFound],
  ["/gone", 502, URL_ERRORS.notFound],
  ["/forbidden", 502, URL_ERRORS.denied],
  ["/login", 502, URL_ERRORS.denied],
  ["/broken", 502, URL_ERRORS.siteError],
  ["/busy", 502, URL_ERRORS.siteError],
  ["/teapot", 502, URL_ERRORS.siteError],
  ["/nowhere", 502, URL_ERRORS.siteError],
  ["/circle", 502, URL_ERRORS.tooManyRedirects],
  ["/cut", 502, URL_ERRORS.unreachable],
  ["/lies", 502, URL_ERRORS.siteError],
  ["/unknown-coding", 502, URL_ERRORS.siteError],
  ["/bomb", 413, URL_ERRORS.tooLarge],
  ["/br-bomb", 413, URL_ERRORS.tooLarge],
  ["/flood", 413, URL_ERRORS.tooLarge],
  ["/announced", 413, URL_ERRORS.tooLarge],
  ["/json", 415, URL_ERRORS.unsupported],
  ["/plain", 415, URL_ERRORS.unsupported],
  ["/svg", 415, URL_ERRORS.unsupported],
  ["/to-metadata", 400, URL_ERRORS.refused],
  ["/to-loopback", 400, URL_ERRORS.refused],
  ["/to-mapped", 400, URL_ERRORS.refused],
  ["/to-unlisted-port", 400, URL_ERRORS.refused],
  ["/to-file", 400, URL_ERRORS.refused],
  ["/to-credentials", 400, URL_ERRORS.refused],
  ["/to-garbage", 400, URL_ERRORS.refused],
])("%s fails as %i with its sentence", async (path, status, sentence) => {
  expect(await failure(path)).toEqual([status, sentence]);
});

test.each(["/silence", "/endless"])("%s is given up in time", async (path) => {
  expect(await failure(path, 500)).toEqual([504, URL_ERRORS.timeout]);
});

test("a private server behind a redirect is never asked", () => {
  expect(elsewhere.seen).toEqual([]);
});

test("a gzip bomb is cut: memory stays near the limit", async () => {
  const before = process.memoryUsage().rss;
  await Promise.all(Array.from({ length: 4 }, () => failure("/bomb")));
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * MB);
});

test("a name that does not resolve is said so", async () => {
  const error: unknown = await fetcher({ timeoutMs: 8000 })
    .fetchPage("https://no-such-host.invalid/", new AbortController().signal)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, message: URL_ERRORS.unreachable });
});

test("we say who we are and send nothing of the cook", async () => {
  await fetchPage("/soup");
  const headers = server.seenHeaders.at(-1) ?? {};
  expect(headers["user-agent"]).toBe("Plainspoon-test");
  expect(Object.keys(headers).filter((name) => /cookie|forwarded|referer|authorization/.test(name))).toEqual(
    [],
  );
});

test.each([
  [
    "Plainspoon",
    "https://plainspoon.example",
    "Mozilla/5.0 (compatible; Plainspoon/1.0; +https://plainspoon.example; one page at a cook's request)",
  ],
  ["Küche (neu)\r\nX: y", undefined, "Mozilla/5.0 (compatible; KcheneuXy/1.0; one page at a cook's request)"],
  ["台所", undefined, "Mozilla/5.0 (compatible; Plainspoon/1.0; one page at a cook's request)"],
])("%j says its name in a header that is always valid", (name, url, header) => {
  expect(userAgent(name, url)).toBe(header);
});

test("a caller that leaves ends the fetch with its own reason", async () => {
  const caller = new AbortController();
  const fetched = fetcher({ timeoutMs: 5000 }).fetchPage(server.at("/silence"), caller.signal);
  caller.abort(new Error("left"));
  await expect(fetched).rejects.toThrow("left");
});

describe("names that resolve to what may not be asked", () => {
  const resolvesTo = (...answers: string[][]) => {
    const asked: string[] = [];
    const fetched = fetcher({
      resolve: (hostname, _options, callback) => {
        const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
        asked.push(hostname);
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
        );
      },
    }).fetchPage("http://cooks.example/", new AbortController().signal);
    return { asked, fetched };
  };

  test.each([
    [["127.0.0.1"]],
    [["::1"]],
    [["::ffff:10.0.0.1"]],
    [["169.254.169.254"]],
    [["168.63.129.16"]],
    [["93.184.216.34", "10.0.0.1"]],
    [["2606:4700::1111", "fd00:ec2::254"]],
  ])("%j is refused", async (addresses) => {
    await expect(resolvesTo(addresses).fetched).rejects.toMatchObject({
      status: 400,
      message: URL_ERRORS.refused,
    });
  });

  test("a name is resolved once for a connection: no second answer can differ from the checked one", async () => {
    const { asked, fetched } = resolvesTo(["203.0.114.1"], ["127.0.0.1"]);
    await fetched.catch(() => undefined);
    expect(asked).toEqual(["cooks.example"]);
  });
});

describe("pictures", () => {
  const fetchPicture = (path: string) =>
    fetcher().fetchPicture(server.at(path), new AbortController().signal);

  test("a picture's bytes come back", async () => {
    expect((await fetchPicture("/picture")).byteLength).toBeGreaterThan(50);
  });

  test.each(["/soup", "/pdf", "/svg", "/to-metadata"])("%s is no picture", async (path) => {
    await expect(fetchPicture(path)).rejects.toMatchObject({ name: "AppError" });
  });
});
