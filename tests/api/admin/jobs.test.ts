/** Letters and other work that failed, as admins see them, and trying them again. */
import { GET as list } from "@/app/api/admin/jobs/route";
import { POST as retry } from "@/app/api/admin/jobs/[id]/retry/route";
import { env } from "@/lib/env";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/http/limits";
import { takeAttempt } from "@/lib/http/rate-limit";
import { periodic } from "@/lib/jobs/kinds";
import { resetLetter } from "@/lib/mail/accounts";
import { sendMail } from "@/lib/mail/send";
import { replaceServices } from "@/lib/services";
import { MailRefused } from "@/lib/services/mailer/port";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { deliverLetters, round } from "@/tests/support/jobs";
import { outbox } from "@/tests/support/letters";
import { person } from "@/tests/support/people";

type Listed = {
  jobs: Record<string, unknown>[];
  total: number;
  counts: { failed: number; retrying: number; waiting: number };
};

afterEach(() => replaceServices());

const read = async (path = "/api/admin/jobs") =>
  (await call(list, { method: "GET", path, asAdmin: await admin() })).body as unknown as Listed;

async function failedLetter(to: string, { isFinal = true } = {}): Promise<string> {
  const known = new Set((await db.job.findMany()).map(({ id }) => id));
  replaceServices({ mail: { send: () => Promise.reject(new MailRefused("EENVELOPE", 550, isFinal)) } });
  await sendMail(db, { to, subject: "Soup", text: "A secret link", html: "<p>A secret link</p>" });
  await deliverLetters();
  replaceServices();
  const [job] = (await db.job.findMany()).filter(({ id }) => !known.has(id));
  return String(job?.id);
}

test("shows what was given up, then what will be tried again, with the error's name and nothing of the letter", async () => {
  await failedLetter("later@plainspoon.test", { isFinal: false });
  const id = await failedLetter("gone@plainspoon.test");
  await sendMail(db, { to: "new@plainspoon.test", subject: "Soup", text: "Soup", html: "Soup" });
  const { jobs, total, counts } = await read();
  expect(jobs).toMatchObject([
    {
      id,
      kind: "letter",
      about: "gone@plainspoon.test",
      state: "failed",
      failure: "EENVELOPE 550",
      nextAt: null,
    },
    { kind: "letter", about: "later@plainspoon.test", state: "retrying", attempts: 1 },
  ]);
  expect([total, counts]).toEqual([2, { failed: 1, retrying: 1, waiting: 1 }]);
  expect(JSON.stringify(jobs)).not.toContain("secret");
  expect((await read("/x?state=retrying")).jobs).toMatchObject([{ about: "later@plainspoon.test" }]);
  expect((await read("/x?pageSize=1&page=2")).jobs).toMatchObject([{ about: "later@plainspoon.test" }]);
});

test("is empty when all is well, and shows periodic work that fails", async () => {
  expect(await read()).toMatchObject({ jobs: [], total: 0, counts: { failed: 0, retrying: 0, waiting: 0 } });
  const kind = periodic({
    kind: "test: round",
    everyMs: 1000,
    run: () => Promise.reject(new RangeError("no")),
  });
  await round([kind]);
  expect((await read()).jobs).toMatchObject([{ kind: "test: round", about: "", failure: "RangeError" }]);
});

test.each(["?state=dead", "?page=0", "?pageSize=1000"])("refuses %s", async (query) => {
  expect((await call(list, { method: "GET", path: `/x${query}`, asAdmin: await admin() })).status).toBe(400);
});

describe("Retry", () => {
  test("has a letter go out that was given up, and writes that into the audit log", async () => {
    const id = await failedLetter("back@plainspoon.test");
    const someone = await admin();
    const answer = await call(retry, { params: { id }, asAdmin: someone });
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: "Trying again: letter to back@plainspoon.test" },
    ]);
    expect(await (await outbox()).findMany({ select: { to: true } })).toEqual([
      { to: "back@plainspoon.test" },
    ]);
    expect(await db.auditEntry.findMany()).toMatchObject([
      {
        adminEmail: someone.email,
        action: "had a job tried again",
        // Whom the letter was for is not: the log has no end.
        subject: `letter, job ${id}`,
      },
    ]);
    expect((await call(retry, { params: { id }, asAdmin: someone })).status).toBe(404);
  });

  test("brings the next attempt of one that waits forward, and leaves one alone that is being done", async () => {
    const id = await failedLetter("later@plainspoon.test", { isFinal: false });
    await db.job.updateMany({ data: { lockedUntil: new Date(Date.now() + 60_000) } });
    const busy = await call(retry, { params: { id }, asAdmin: await admin() });
    expect([busy.status, busy.body.code]).toEqual([409, "conflict"]);
    expect(await db.auditEntry.count()).toBe(0);
    await db.job.updateMany({ data: { lockedUntil: null } });
    expect((await call(retry, { params: { id }, asAdmin: await admin() })).status).toBe(200);
    expect(await (await outbox()).count()).toBe(1);
  });

  test("is none for a letter that held a link which opens an account: nothing of the link was kept, and the list says so", async () => {
    const url = "http://localhost:3000/reset-password/a-secret-that-opens-the-account";
    replaceServices({ mail: { send: () => Promise.reject(new MailRefused("EENVELOPE", 550, true)) } });
    await sendMail(db, resetLetter({ to: "gone@plainspoon.test", url }));
    await deliverLetters();
    const [job] = (await read()).jobs;
    expect(job).toMatchObject({
      about: "gone@plainspoon.test",
      state: "failed",
      lost: expect.stringContaining("not kept"),
    });
    expect(JSON.stringify(await db.$queryRaw`SELECT "payload" FROM "Job"`)).not.toContain("secret");
    const answer = await call(retry, { params: { id: String(job?.id) }, asAdmin: await admin() });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([409, "conflict", job?.lost]);
    expect(await db.auditEntry.count()).toBe(0);
  });

  test.each(["x", "1 OR 1", "-1", "9".repeat(19)])("refuses the id %s", async (id) => {
    const { status, body } = await call(retry, { params: { id }, asAdmin: await admin() });
    expect([status, body.code]).toEqual([400, "invalid"]);
  });

  test("refuses who is no admin, what is unknown, and another page's call", async () => {
    const id = await failedLetter("gone@plainspoon.test");
    expect((await call(retry, { params: { id } })).status).toBe(401);
    expect((await call(retry, { params: { id }, as: await person() })).status).toBe(401);
    expect((await call(retry, { params: { id: "1234567" }, asAdmin: await admin() })).status).toBe(404);
    const elsewhere = { origin: "https://evil.example", asAdmin: await admin() };
    expect((await call(retry, { params: { id }, ...elsewhere })).status).toBe(403);
    expect(await db.job.findFirstOrThrow()).toMatchObject({ state: "dead" });
  });

  test("has a limit", async () => {
    const id = await failedLetter("gone@plainspoon.test");
    const someone = await admin();
    const caller = { address: "203.0.113.7", userId: someone.id };
    for (let count = 0; count < env.LIMIT_ADMIN_ACT.count; count += 1)
      await takeAttempt(limits.adminAct, caller);
    expect((await call(retry, { params: { id }, asAdmin: someone })).status).toBe(429);
  });
});
