/** Forms without JavaScript obey what the calls obey, and say what those say. */
import { POST as reset } from "@/app/api/users/reset-password/route";
import { createMailedLink } from "@/lib/accounts/mailed-links";
import { ResetPasswordForm } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { answerForm, type ActionSpec } from "@/lib/http/action";
import { stampedHeaders } from "@/lib/http/client-ip";
import { limits } from "@/lib/http/limits";
import { resetPasswordAndTrust } from "@/lib/http/reset";
import { call, OWN_ORIGIN } from "@/tests/support/call";
import { expectOurSentence } from "@/tests/support/hostile";
import { person } from "@/tests/support/people";

const IP = "198.51.100.9";
const action: ActionSpec<typeof ResetPasswordForm> = {
  limit: limits.addressLink,
  input: ResetPasswordForm,
  run: (input, address) => resetPasswordAndTrust({ input, address }),
};

function posted(fields: Record<string, string>, over: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = new Headers({ host: "localhost:3000", origin: OWN_ORIGIN, ...stampedHeaders(IP), ...over });
  return answerForm(action, headers, form);
}
const wish = (token: string, newPassword = "a new password") => ({
  token,
  newPassword,
  confirm: newPassword,
});

test("a good form does what the call does", async () => {
  const cook = await person();
  const token = await createMailedLink(db, cook.id, { to: "reset the password" });
  expect(await posted({ ...wish(token), confirm: "another" })).toEqual({ error: "Passwords do not match" });
  expect(await posted(wish(token))).toEqual({ done: true });
  expect(await posted(wish(token))).toEqual({
    error: "This reset link is invalid or has expired. Please ask for a new one.",
  });
});

test("form and call share one counter", async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await posted(wish("made-up"));
    await call(reset, { ip: IP, body: { token: "made-up", newPassword: "a new password" } });
  }
  const answer = await call(reset, { ip: IP, body: { token: "made-up", newPassword: "a new password" } });
  expect(answer.status).toBe(429);
  expect(await posted(wish("made-up"))).toEqual({ error: answer.body.error });
  expect((await posted(wish("made-up"), stampedHeaders("203.0.113.5"))).error).toMatch(
    /invalid or has expired/,
  );
});

test.each<[string, Record<string, string>]>([
  ["another site's", { origin: "https://evil.example" }],
  ["a sandboxed frame's", { origin: "null" }],
  [
    "one that says it was forwarded from there",
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
  ],
  ["a rebound name's", { origin: "http://evil.example", host: "evil.example" }],
])("%s form does nothing and takes no attempt", async (_name, headers) => {
  expect(await posted(wish("made-up"), headers)).toEqual({
    error: "This request did not come from our own pages.",
  });
  expect(await db.rateLimiterFlexible.count()).toBe(0);
});

test("what does not fit is told in sentences of ours", async () => {
  for (const fields of [
    {},
    { token: "x" },
    wish("x", "short"),
    wish("x\0"),
    { ...wish("x"), "\ud800": "" },
  ]) {
    expectOurSentence((await posted(fields as Record<string, string>)).error);
  }
});
