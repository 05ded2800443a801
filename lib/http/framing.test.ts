import type { IncomingMessage } from "node:http";
import { frameAncestors, markFraming } from "./framing";

test("a public address is framed by the origins of its operator, and by nobody else", () => {
  expect(frameAncestors([], "https://app.plainspoon.example")).toBe("");
  expect(frameAncestors(["https://www.plainspoon.example"], "https://app.plainspoon.example")).toBe(
    "https://www.plainspoon.example",
  );
});

test("what only this machine reaches, this machine's pages may frame", () => {
  expect(frameAncestors([], "http://localhost:3000")).toBe("http://localhost:* http://127.0.0.1:*");
});

test("a caller's own word is not believed", () => {
  const request = { headers: { "x-frame-ancestors": "https://evil.example" } } as unknown as IncomingMessage;
  markFraming(request);
  expect(request.headers["x-frame-ancestors"]).not.toContain("evil");
});
