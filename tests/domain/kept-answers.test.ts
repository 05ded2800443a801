/** A visitor's shared page, sent before Next sees the request: the same bytes, for as long as the page is kept, and to nobody else. */
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { answerFrom } from "@/lib/http/kept-answers";
import { prepareRequests } from "@/lib/http/incoming";
import { SESSION_COOKIE } from "@/lib/http/session";
import { sharedPageCache } from "@/lib/sharing/shared-page-cache.mjs";

const POLICY = "default-src 'self'; script-src 'sha256-of-this-page'";

let server: Server;
let port = 0;
/** What reached Next, and what becomes of the page while Next sends it. */
let reached = 0;
let meanwhile = () => {};

afterAll(prepareRequests());
beforeAll(async () => {
  sharedPageCache.open();
  answerFrom(sharedPageCache);
  server = createServer((request, response) => {
    reached += 1;
    const text = `<p>soup, answer ${reached}</p>`;
    const packed = request.headers["accept-encoding"] === "gzip";
    response.setHeader("etag", '"soup"');
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (packed) response.setHeader("content-encoding", "gzip");
    const bytes = packed ? gzipSync(text) : Buffer.from(text);
    response.write(bytes.subarray(0, 9));
    meanwhile();
    response.end(bytes.subarray(9));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  sharedPageCache.close();
  await new Promise((done) => server.close(done));
});

/** A page that Next has rendered and handed over to be kept. */
function keepPage(token: string): void {
  const key = `/some/prefix/$/share/${token}/for-visitors`;
  sharedPageCache.find(key);
  sharedPageCache.keep(key, { kind: "APP_PAGE", html: "<p>soup</p>" });
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function visit(token: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((done, failed) => {
    const path = `/share/${token}`;
    const asked = ask({ host: "127.0.0.1", port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on("error", failed).end();
  });
}

let number = 0;
let token: string;
beforeEach(() => {
  number += 1;
  token = `soup-${number}`;
  keepPage(token);
  [reached, meanwhile] = [0, () => {}];
});

test("the second visitor gets the first one's answer, with the page's own policy, and Next is not asked", async () => {
  const first = await visit(token);
  const second = await visit(token);
  expect(second.body.toString()).toBe(first.body.toString());
  expect(second.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": POLICY,
    "content-length": String(first.body.length),
    etag: '"soup"',
  });
  expect(reached).toBe(1);
});

test("a browser that has the page is told that it still holds", async () => {
  await visit(token);
  const { status, headers, body } = await visit(token, { "if-none-match": '"soup"' });
  expect([status, body.length, headers.etag, headers["content-type"]]).toEqual([304, 0, '"soup"', undefined]);
  expect((await visit(token, { "if-none-match": '"stew"' })).status).toBe(200);
  expect(reached).toBe(1);
});

test("packed and plain answers are kept apart", async () => {
  const plain = await visit(token);
  await visit(token, { "accept-encoding": "gzip" });
  const packed = await visit(token, { "accept-encoding": "gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.body).toString()).toBe("<p>soup, answer 2</p>");
  expect((await visit(token)).body.toString()).toBe(plain.body.toString());
  expect(reached).toBe(2);
});

test("a change of the page, or the end of its link, asks Next again", async () => {
  await visit(token);
  sharedPageCache.forget(token);
  await visit(token);
  await visit(token);
  expect(reached).toBe(3);
  keepPage(token);
  await visit(token);
  await visit(token);
  expect(reached).toBe(4);
});

test("what changed while it was being sent is not kept", async () => {
  meanwhile = () => {
    sharedPageCache.forget(token);
    keepPage(token);
  };
  await visit(token);
  meanwhile = () => {};
  await visit(token);
  expect(reached).toBe(2);
});

test("nothing is kept once changes cannot be heard of", async () => {
  await visit(token);
  sharedPageCache.close();
  await visit(token);
  sharedPageCache.open();
  expect(reached).toBe(2);
});

const OTHERS: Record<string, [headers: Record<string, string>, method?: string]> = {
  "who has a session": [{ cookie: `${SESSION_COOKIE}=made-up` }],
  "a navigation inside the app": [{ rsc: "1" }],
  "a part of the page": [{ range: "bytes=0-5" }],
  "a look at the head alone": [{}, "HEAD"],
  "who weighs how it is packed": [{ "accept-encoding": "gzip;q=0" }],
  "a made-up protocol": [{ "x-forwarded-proto": "gopher" }],
};
test.each(Object.keys(OTHERS))("%s is Next's business", async (name) => {
  const [headers, method] = OTHERS[name] ?? [{}];
  await visit(token);
  await visit(token, headers, method);
  expect(reached).toBe(2);
});

test("made-up encodings are one, and do not fill the memory", async () => {
  const before = sharedPageCache.bytes;
  for (let made = 0; made < 20; made += 1) await visit(token, { "accept-encoding": `x-${made}` });
  expect(reached).toBe(1);
  expect(sharedPageCache.bytes - before).toBeLessThan(100);
  expect(sharedPageCache.bytes).toBeGreaterThan(before);
});

test("visitors at the same moment take its room once", async () => {
  const before = sharedPageCache.bytes;
  await Promise.all([1, 2, 3, 4, 5].map(() => visit(token)));
  const after = sharedPageCache.bytes;
  expect(after - before).toBeLessThan(100);
  await visit(token);
  expect(sharedPageCache.bytes).toBe(after);
});
