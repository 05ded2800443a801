import { POST } from "@/app/api/recipes/process-text/route";
import { AppError } from "@/lib/errors";
import { requireOwnOrigin } from "@/lib/http/origin";
import { call } from "@/tests/support/call";

// wire.md#own-origin
const APP = "https://plainspoon.example";
const LOCAL = undefined;

const passes = (appUrl: string | undefined, headers: Record<string, string>) => {
  try {
    requireOwnOrigin(new Headers(headers), { appUrl });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return false;
    throw error;
  }
};

test.each<[string, boolean, string | undefined, Record<string, string>]>([
  ["our own page", true, APP, { host: "10.0.0.4:3000", origin: APP }],
  [
    "our own page, spelled in capitals",
    true,
    APP,
    { host: "10.0.0.4:3000", origin: "https://Plainspoon.example" },
  ],
  ["http instead of https", false, APP, { host: "plainspoon.example", origin: "http://plainspoon.example" }],
  ["another port", false, APP, { host: "plainspoon.example", origin: "https://plainspoon.example:8443" }],
  ["a sister host", false, APP, { host: "plainspoon.example", origin: "https://www.plainspoon.example" }],
  [
    "a longer name",
    false,
    APP,
    { host: "plainspoon.example", origin: "https://plainspoon.example.evil.example" },
  ],
  [
    "loopback does not count beside APP_URL",
    false,
    APP,
    { host: "localhost:3000", origin: "http://localhost:3000" },
  ],
  ["a sandboxed frame", false, APP, { host: "plainspoon.example", origin: "null" }],
  ["an empty origin", false, APP, { host: "plainspoon.example", origin: "" }],
  [
    "the browser says same-origin",
    true,
    APP,
    { host: "plainspoon.example", "sec-fetch-site": "same-origin" },
  ],
  ["the browser says same-site", false, APP, { host: "plainspoon.example", "sec-fetch-site": "same-site" }],
  ["the browser says cross-site", false, APP, { host: "plainspoon.example", "sec-fetch-site": "cross-site" }],
  ["typed into the address bar", false, APP, { host: "plainspoon.example", "sec-fetch-site": "none" }],
  ["neither header", false, APP, { host: "plainspoon.example" }],
  [
    "a foreign Origin outweighs Sec-Fetch-Site",
    false,
    APP,
    { host: "plainspoon.example", origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ],
  ["localhost to itself", true, LOCAL, { host: "localhost:3000", origin: "http://localhost:3000" }],
  ["127.0.0.1 to itself", true, LOCAL, { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" }],
  ["[::1] to itself", true, LOCAL, { host: "[::1]:3000", origin: "http://[::1]:3000" }],
  [
    "localhost and 127.0.0.1 are two",
    false,
    LOCAL,
    { host: "127.0.0.1:3000", origin: "http://localhost:3000" },
  ],
  ["another port of this machine", false, LOCAL, { host: "localhost:3000", origin: "http://localhost:4000" }],
  ["https against http", false, LOCAL, { host: "localhost:3000", origin: "https://localhost:3000" }],
  [
    "a name pointed at us (DNS rebinding)",
    false,
    LOCAL,
    { host: "evil.example:3000", origin: "http://evil.example:3000" },
  ],
  ["the same, without Origin", false, LOCAL, { host: "evil.example:3000", "sec-fetch-site": "same-origin" }],
  [
    "a name that begins like loopback",
    false,
    LOCAL,
    { host: "127.0.0.1.evil.example", origin: "http://127.0.0.1.evil.example" },
  ],
  [
    "localhost, browser says same-origin",
    true,
    LOCAL,
    { host: "localhost:3000", "sec-fetch-site": "same-origin" },
  ],
  ["localhost, neither header", false, LOCAL, { host: "localhost:3000" }],
  ["no Host", false, LOCAL, { origin: "http://localhost:3000" }],
  ["a broken Host", false, LOCAL, { host: "localhost:3000@evil.example", origin: "http://localhost:3000" }],
  [
    "X-Forwarded-Host is not believed",
    false,
    LOCAL,
    { host: "evil.example", "x-forwarded-host": "localhost:3000", origin: "http://localhost:3000" },
  ],
])("%s: %s", (_name, own, appUrl, headers) => {
  expect(passes(appUrl, headers)).toBe(own);
});

test("a foreign page's call is refused before anything else is looked at", async () => {
  const { status, body } = await call(POST, { origin: "https://evil.example", raw: "no json" });
  expect([status, body.code]).toEqual([403, "forbidden"]);
});
