import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync, gzipSync } from "node:zlib";
import { LateScripts, sendScriptsLate } from "./late-scripts";

const SCRIPT = '<script src="/_next/static/chunks/1-a.js" async="" nonce="n=="></script>';
const LATE = '<script src="/_next/static/chunks/1-a.js" type="a" nonce="n=="></script>';
const BOOT = '<script src="/_next/static/chunks/2.js" nonce="n==" async=""></script>';
const LATE_BOOT = '<script src="/_next/static/chunks/2.js" nonce="n==" type="a"></script>';
const AHEAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/2.js"/>';
const NOT_AHEAD = '<link rel="pending" as="script" fetchPriority="low" href="/_next/static/chunks/2.js"/>';
/** Stays as it is: old browsers', words of a reader, a script of somebody else, the page's own words. */
const KEPT =
  '<script src="/_next/static/chunks/3.js" noModule=""></script><script async="" src="https://other.example/a.js"></script>' +
  '<script src="https://other.example/b.js" async=""></script><p>crème &lt;script async=""</p><script>push("a < b")</script>';
const page = (html: string, script: string, boot: string, ahead: string): string =>
  `<!DOCTYPE html><html ${html}><head>${ahead}${script}</head><body>${KEPT}${boot}</body></html>`;
const MARKED = 'lang="en" data-late="" class="a"';
const SENT = page(MARKED, SCRIPT, BOOT, AHEAD);
const CHANGED = page(MARKED, LATE, LATE_BOOT, NOT_AHEAD);

const bytes = (text: string): Buffer => Buffer.from(text, "utf8");

test("wherever a document is parted, its scripts wait, and it keeps its length", () => {
  const letters = bytes(SENT).toString("latin1");
  for (let at = 0; at <= letters.length; at += 1) {
    const late = new LateScripts();
    const sent = [late.next(letters.slice(0, at)), late.next(letters.slice(at)), late.next("", true)].join(
      "",
    );
    expect(Buffer.from(sent, "latin1").toString("utf8")).toBe(CHANGED);
    expect(sent.length).toBe(letters.length);
  }
});

test("letter by letter too", () => {
  const late = new LateScripts();
  const sent =
    [...bytes(SENT).toString("latin1")].map((letter) => late.next(letter)).join("") + late.next("", true);
  expect(Buffer.from(sent, "latin1").toString("utf8")).toBe(CHANGED);
});

test.each([
  ["another document than ours", page('lang="en" id="__next_error__"', SCRIPT, BOOT, AHEAD)],
  ["one whose tag says nothing", `<!DOCTYPE html><html>${SCRIPT}</html>`],
  ["no document", `{"text": ${JSON.stringify(SCRIPT)}}`],
  ["a tag that never ends", `<!DOCTYPE html><html data-late=""><p>1 < 2 ${"a ".repeat(400)}`],
])("%s is sent as it is", (_name, html) => {
  const late = new LateScripts();
  expect(late.next(html.slice(0, 60)) + late.next(html.slice(60), true)).toBe(html);
});

/** What `answer` sends through a real server, as a browser that takes `encoding` receives it. */
async function received(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<{ body: Buffer; headers: Headers }> {
  const server = createServer((request, response) => {
    sendScriptsLate(response);
    answer(response, request);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  try {
    const { port } = server.address() as AddressInfo;
    const answered = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-encoding": "identity" } });
    return { body: Buffer.from(await answered.arrayBuffer()), headers: answered.headers };
  } finally {
    server.close();
  }
}

const HTML = { "content-type": "text/html; charset=utf-8" };

test("a document whose length was said before comes whole", async () => {
  const { body, headers } = await received((response) => {
    response.setHeader("content-type", HTML["content-type"]);
    response.setHeader("content-length", bytes(SENT).byteLength);
    response.end(SENT);
  });
  expect(body.toString()).toBe(CHANGED);
  expect(headers.get("content-length")).toBe(String(bytes(CHANGED).byteLength));
});

const turned = (text: Buffer): Buffer => Buffer.from(text).reverse();

/**
 * As the packer of a server does it: with functions of its own in place of the answer's, headers gone ahead, and the bytes later. It turns
 * them round, so that the last one is the first "<" of the document.
 */
function packing(response: ServerResponse): void {
  const [write, end] = [response.write, response.end];
  const taken: Buffer[] = [];
  response.setHeader("content-encoding", "x-turned");
  response.flushHeaders();
  response.write = ((chunk: Buffer) => taken.push(chunk) > 0) as typeof response.write;
  response.end = ((chunk?: Buffer) => {
    if (chunk !== undefined) taken.push(chunk);
    setImmediate(() => {
      write.call(response, turned(Buffer.concat(taken)), "utf8");
      end.call(response, undefined, "utf8");
    });
    return response;
  }) as typeof response.end;
}

test("a document that is packed on its way, with its headers gone ahead, is changed before it is packed", async () => {
  const { body } = await received((response) => {
    response.setHeader("content-type", HTML["content-type"]);
    packing(response);
    response.write(bytes(SENT.slice(0, 200)));
    response.write(bytes(SENT.slice(200)));
    response.end();
  });
  expect(turned(body).toString()).toBe(CHANGED);
});

test("what listens to the packed bytes hears and sends them as they are", async () => {
  const heard: Buffer[] = [];
  const { body } = await received((response) => {
    const [write, end] = [response.write, response.end];
    response.write = ((chunk: Buffer) => {
      heard.push(Buffer.from(chunk));
      return write.call(response, chunk, "utf8");
    }) as typeof response.write;
    response.end = ((): ServerResponse =>
      end.call(response, undefined, "utf8") as ServerResponse) as typeof response.end;
    response.setHeader("content-type", HTML["content-type"]);
    packing(response);
    response.end(bytes(SENT));
  });
  expect(turned(body).toString()).toBe(CHANGED);
  expect(Buffer.concat(heard).equals(body)).toBe(true);
});

test("what was packed before, and what is no document, is sent byte for byte", async () => {
  const packed = gzipSync(SENT);
  const { body } = await received((response) => {
    response.setHeader("content-type", HTML["content-type"]);
    response.setHeader("content-encoding", "x-packed");
    response.end(packed);
  });
  expect(gunzipSync(body).toString()).toBe(SENT);
  const other = await received((response) => {
    response.setHeader("content-type", "application/json");
    response.end(SENT);
  });
  expect(other.body.toString()).toBe(SENT);
});
