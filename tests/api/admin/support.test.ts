import { PUT as move } from "@/app/api/admin/support-requests/[id]/route";
import { GET as history } from "@/app/api/admin/support-requests/email/[email]/route";
import { GET as list } from "@/app/api/admin/support-requests/route";
import { POST as send } from "@/app/api/support/send/route";
import { db } from "@/lib/db/client";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";

const REQUEST = { name: "Kim", email: "Kim@Plainspoon.test", subject: "Timer", message: "It rang twice." };
type Listed = {
  requests: { id: string; subject: string; status: string }[];
  counts: Record<string, number>;
  total: number;
};

test("a request is kept, and found by state, by search and by its sender", async () => {
  const someone = await admin();
  expect((await call(send, { body: REQUEST })).body.success).toBe(true);
  await call(send, {
    body: { ...REQUEST, email: "lee@plainspoon.test", subject: "Plans", message: "How much?" },
  });
  const read = async (path: string) =>
    (await call(list, { method: "GET", path, asAdmin: someone })).body as unknown as Listed;
  expect((await read("/api/admin/support-requests")).requests.map(({ subject }) => subject)).toEqual([
    "Plans",
    "Timer",
  ]);
  const found = await read("/api/admin/support-requests?q=RANG");
  expect([found.requests.map(({ subject }) => subject), found.counts]).toEqual([
    ["Timer"],
    { new: 1, "in-progress": 0, resolved: 0 },
  ]);
  const theirs = await call(history, {
    method: "GET",
    params: { email: "kim@plainspoon.test" },
    asAdmin: someone,
  });
  expect((theirs.body as unknown as Listed).requests).toHaveLength(1);
});

test("a percent sign or an underscore in a search is only itself", async () => {
  const someone = await admin();
  await call(send, { body: REQUEST });
  const { body } = await call(list, { method: "GET", path: "/x?q=%25", asAdmin: someone });
  expect((body as unknown as Listed).total).toBe(0);
});

test("the states: forward only, the same again is fine, every move is in the audit log", async () => {
  const someone = await admin();
  await call(send, { body: REQUEST });
  const { id } = await db.supportRequest.findFirstOrThrow();
  const to = async (status: string) => {
    const answer = await call(move, { method: "PUT", params: { id }, body: { status }, asAdmin: someone });
    return answer.status;
  };
  expect([
    await to("in-progress"),
    await to("in-progress"),
    await to("new"),
    await to("resolved"),
    await to("in-progress"),
    await to("resolved"),
    await to("gone"),
  ]).toEqual([200, 200, 409, 200, 409, 200, 400]);
  const acts = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
  expect(acts.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    "marked a support request as in-progress: kim@plainspoon.test",
    "marked a support request as resolved: kim@plainspoon.test",
  ]);
  expect(
    (
      await call(move, {
        method: "PUT",
        params: { id: "nothing" },
        body: { status: "resolved" },
        asAdmin: someone,
      })
    ).status,
  ).toBe(404);
});

test.each([
  [{ ...REQUEST, name: " " }, "Please provide your name and email to submit a support request."],
  [{ ...REQUEST, email: "" }, "Please provide your name and email to submit a support request."],
  [{ ...REQUEST, email: "kim" }, "Please enter a valid email address."],
  [
    { ...REQUEST, message: "x".repeat(5001) },
    "The message is too long: at most 5,000 characters are possible.",
  ],
])("%j is refused", async (body, sentence) => {
  const answer = await call(send, { body });
  expect([answer.status, answer.body.message]).toEqual([400, sentence]);
  expect(await db.supportRequest.count()).toBe(0);
});

test("ten requests an hour from one address, the eleventh waits", async () => {
  for (let count = 0; count < 10; count += 1) expect((await call(send, { body: REQUEST })).status).toBe(200);
  expect((await call(send, { body: REQUEST })).status).toBe(429);
  expect((await call(send, { body: REQUEST, ip: "198.51.100.4" })).status).toBe(200);
});
