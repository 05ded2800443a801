/** What becomes of a request before Next sees it, at a real server: addresses that nobody can read, foreign forms, made-up sessions. */
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { prepareRequests } from "@/lib/http/incoming";
import { SESSION_COOKIE } from "@/lib/http/session";
import { person } from "@/tests/support/people";

type Seen = { url: string; cookie: string; forwardedHost: string };
type Answer = { status: number; type: string; allow: string | undefined; text: string };

let server: Server;
let port = 0;
let seen: Seen[] = [];

// Every server of this process is prepared, and so would be those of the next file.
afterAll(prepareRequests());
beforeAll(async () => {
  server = createServer((request, response) => {
    const { cookie = "", "x-forwarded-host": forwardedHost = "" } = request.headers;
    seen.push({ url: request.url ?? "", cookie, forwardedHost: String(forwardedHost) });
    response.end("next");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  seen = [];
});

/** Sends the path byte for byte, as no fetch would. */
function send(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((done, failed) => {
    const asked = ask({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () =>
        done({
          ...{ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "" },
          ...{ allow: response.headers.allow, text },
        }),
      );
    });
    asked.on("error", failed).end();
  });
}

const MALFORMED = [
  "/%",
  "/%E0%A4%A",
  "/recipe/%ff",
  "/share/%C0%AE",
  "/about/%zz",
  "/recipe/%00",
  "/%00",
  "/saved-recipes?q=%00",
  "/_next/static/%E0",
  "/recipe/%ED%A0%80",
];
test.each(MALFORMED)("%s is answered with a page that says so", async (path) => {
  const { status, type, text } = await send(path);
  expect([status, type]).toEqual([400, "text/html; charset=utf-8"]);
  expect(text).toContain("This address has a character that cannot be read. Please check it.");
  expect(seen).toEqual([]);
});

test.each(["/api/%", "/api/share/%E0%A4%A", "/api/recipes/%00", "/api/storage/images/%ff", "/api/%2"])(
  "%s is answered with a wire error",
  async (path) => {
    const { status, text } = await send(path);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      success: false,
      code: "invalid",
      error: expect.stringContaining("cannot be read"),
    });
    expect(seen).toEqual([]);
  },
);

test.each([
  "/",
  "/recipe/cr%C3%A8me",
  "/search?q=100%",
  "/share/x?y=%E0%A4%A",
  "/api/recipes?q=%00",
  "/%F0%9F%8D%B2",
])("%s goes on", async (path) => {
  expect((await send(path)).text).toBe("next");
  expect(seen).toMatchObject([{ url: path }]);
});

describe("forms that are posted to pages", () => {
  const post = (headers: Record<string, string>, path = "/reset-password/x") =>
    send(path, { method: "POST", headers });

  test("our own go on, and Next takes them for ours, whatever stands before us", async () => {
    const own = `http://127.0.0.1:${port}`;
    expect((await post({ origin: own, "x-forwarded-host": "inner.example" })).text).toBe("next");
    expect((await post({ "sec-fetch-site": "same-origin" })).text).toBe("next");
    expect(seen[0]?.forwardedHost).toBe(`127.0.0.1:${port}`);
  });

  test.each<[string, Record<string, string>]>([
    ["another site's", { origin: "https://evil.example" }],
    [
      "one that claims to be forwarded",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    ],
    ["a sandboxed frame's", { origin: "null" }],
    ["nobody's", {}],
  ])("%s is refused before anything is rendered", async (_name, headers) => {
    const { status, text } = await post(headers);
    expect(status).toBe(403);
    expect(text).toContain("This request did not come from our own pages.");
    expect(seen).toEqual([]);
  });

  test("calls and the demo checkout have the rule in their routes", async () => {
    for (const path of ["/api/users/login", "/checkout/demo/x"])
      expect((await post({ origin: "https://evil.example" }, path)).text).toBe("next");
  });
});

describe("methods that pages do not have", () => {
  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "%s is refused before anything is rendered",
    async (method) => {
      for (const path of ["/", "/about", "/share/abc", "/nowhere"]) {
        const { status, allow } = await send(path, { method });
        expect([status, allow]).toEqual([405, "GET, HEAD, POST"]);
      }
      expect(seen).toEqual([]);
    },
  );

  test("calls answer for their own", async () => {
    for (const path of ["/api/recipes", "/checkout/demo/x"])
      expect((await send(path, { method: "DELETE" })).text).toBe("next");
  });
});

describe("session cookies on shared pages", () => {
  const look = async (cookie: string, path = "/share/abc") => {
    await send(path, { headers: { cookie } });
    return seen.at(-1)?.cookie;
  };

  test("one that is no live session is taken off, the others stay", async () => {
    expect(await look(`theme=dark; ${SESSION_COOKIE}=junk; plainspoon_share=x`)).toBe(
      "theme=dark; plainspoon_share=x",
    );
    expect(await look(`${SESSION_COOKIE}=`)).toBe("");
    expect(await look(`${SESSION_COOKIE}=junk`, "/%73hare/abc")).toBe("");
  });

  test("a live one stays, and so does any on other pages, which look for themselves", async () => {
    const { token } = await person();
    const cookie = `${SESSION_COOKIE}=${token}`;
    expect(await look(cookie)).toBe(cookie);
    expect(await look(`${SESSION_COOKIE}=junk`, "/saved-recipes")).toBe(`${SESSION_COOKIE}=junk`);
  });

  test("many at once on one connection are kept apart", async () => {
    const { token } = await person();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(`/share/${index}`, { headers: { cookie: `${SESSION_COOKIE}=${index % 2 ? token : "junk"}` } }),
      ),
    );
    expect(new Set(all.map(({ text }) => text))).toEqual(new Set(["next"]));
    for (const { url, cookie } of seen) expect(cookie !== "").toBe(Number(url.split("/")[2]) % 2 === 1);
    expect(seen).toHaveLength(40);
  });
});
