import { POST } from "@/app/api/users/register/route";
import { GET as readOutbox } from "@/app/api/dev/outbox/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";
import { person } from "@/tests/support/people";

test("signing up gives the user, a session and a welcome letter", async () => {
  const answer = await call(POST, { body: { email: "New@Plainspoon.test", password: " six  " } });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    email: "new@plainspoon.test",
    userTier: "free",
    recipeCount: 0,
    hasSeenUserDemoVideo: false,
    measures: null,
  });
  expect(answer.headers.get("set-cookie")).toContain("HttpOnly");
  const user = await db.user.findUniqueOrThrow({ where: { email: "new@plainspoon.test" } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await (await outbox()).findMany({ select: { to: true, subject: true } })).toEqual([
    { to: "new@plainspoon.test", subject: "Welcome to Plainspoon" },
  ]);
});

test("another spelling of a taken address is a conflict", async () => {
  await person({ email: "rose@plainspoon.test" });
  const answer = await call(POST, { body: { email: "  ROSE@plainspoon.test", password: "secret1" } });
  expect([answer.status, answer.body.code]).toEqual([409, "conflict"]);
});

test("two sign-ups at once make one account", async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => call(POST, { body: { email: "twin@plainspoon.test", password: "secret1" } })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
});

test.each([
  [{ email: "a@b.test", password: "five5" }, "Password must be at least 6 characters long."],
  [{ email: "a@b.test", password: "x".repeat(201) }, "Password must be at most 200 characters long."],
  [{ email: "no address", password: "secret1" }, "Please enter a valid email address."],
])("%j is refused", async (body, sentence) => {
  const answer = await call(POST, { body });
  expect([answer.status, answer.body.error]).toEqual([400, sentence]);
});

test("the eleventh sign-up from one address in an hour waits", async () => {
  for (let time = 0; time < 10; time += 1)
    await call(POST, { body: { email: `n${time}@plainspoon.test`, password: "secret1" } });
  expect((await call(POST, { body: { email: "n10@plainspoon.test", password: "secret1" } })).status).toBe(
    429,
  );
});

test("the outbox is closed unless DEV_TOOLS opens it", async () => {
  expect((await call(readOutbox, { method: "GET" })).status).toBe(404);
});
