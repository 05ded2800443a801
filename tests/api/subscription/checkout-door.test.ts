/** Who may press the demo checkout's buttons: forms of our own pages, and those that no page sent (billing.md#demo). */
import { POST as press } from "@/app/checkout/demo/[sessionId]/route";
import { PUT } from "@/app/checkout/demo/[sessionId]/route";
import { call, type Answer } from "@/tests/support/call";
import { sessionIdOf, startTrial, statusOf } from "@/tests/support/billing";
import { person } from "@/tests/support/people";

const send = (url: unknown, headers: Record<string, string>, origin: string | null): Promise<Answer> =>
  call(press, {
    params: { sessionId: sessionIdOf(url) },
    raw: "outcome=complete",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    origin,
  });

test.each([
  [{}, "http://localhost:3000", 303],
  [{ "sec-fetch-site": "none" }, null, 303],
  [{ "sec-fetch-site": "same-origin" }, null, 303],
  [{ "sec-fetch-site": "cross-site" }, null, 403],
  [{}, null, 403],
  [{}, "https://elsewhere.example", 403],
  [{ "sec-fetch-site": "none" }, "https://elsewhere.example", 403],
  [{ "content-type": "application/json" }, "http://localhost:3000", 415],
])("headers %j from %s: %i", async (headers, origin, expected) => {
  const cook = await person();
  const { body } = await startTrial(cook);
  expect((await send(body.url, headers, origin)).status).toBe(expected);
  expect((await statusOf(cook)).isPremium).toBe(expected === 303);
});

test("another method is none of the page's", async () => {
  const answer = await call(PUT, { method: "PUT", params: { sessionId: "x" } });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, OPTIONS"]);
});
