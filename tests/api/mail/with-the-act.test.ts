/** No act without its letter, and no letter that an act has to wait for: every act that causes one. */
import { POST as inviteAdmin } from "@/app/api/admin/admin-users/invite/route";
import { PUT as adminPassword } from "@/app/api/admin/auth/password/route";
import { POST as setPassword } from "@/app/api/admin/users/[id]/reset-password/route";
import { POST as addUser } from "@/app/api/admin/users/route";
import { POST as output } from "@/app/api/recipes/[id]/output/route";
import { POST as shareSignup } from "@/app/api/share/[token]/signup/route";
import { POST as support } from "@/app/api/support/send/route";
import { POST as confirm } from "@/app/api/users/confirm/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { POST as undoEmail } from "@/app/api/users/email/undo/route";
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { POST as newToken } from "@/app/api/users/tokens/route";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Handler } from "@/lib/http/route";
import { letters } from "@/lib/mail/send";
import { replaceServices } from "@/lib/services";
import { MailRefused } from "@/lib/services/mailer/port";
import { ADMIN_PASSWORD, admin } from "@/tests/support/admins";
import { call, type Call } from "@/tests/support/call";
import { makeJobsDue, deliverLetters } from "@/tests/support/jobs";
import { newestLetter, outbox, secretInLetter } from "@/tests/support/letters";
import { PASSWORD, person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";
import { sharedRecipe } from "@/tests/support/shares";

const NEW = "new@plainspoon.test";

type Act = { handler: Handler; given: Call; to: string };

const ACTS: Record<string, () => Promise<Act>> = {
  "a sign-up": async () => ({
    handler: register,
    given: { body: { email: NEW, password: PASSWORD } },
    to: NEW,
  }),
  "a sign-up on a shared page": async () => {
    const { token } = await sharedRecipe(await person());
    return { handler: shareSignup, given: { params: { token }, body: { email: NEW } }, to: NEW };
  },
  "a forgotten password": async () => {
    const { email } = await person();
    return { handler: forgot, given: { body: { email } }, to: email };
  },
  "a reset password": async () => {
    const { email } = await person();
    await call(forgot, { body: { email } });
    const token = secretInLetter(await newestLetter(email));
    return { handler: reset, given: { body: { token, newPassword: "brand new" } }, to: email };
  },
  "a changed password": async () => {
    const as = await person();
    const body = { currentPassword: PASSWORD, newPassword: "brand new" };
    return { handler: changePassword, given: { method: "PUT", as, body }, to: as.email };
  },
  "a change of address": async () => {
    const given = { method: "PUT", as: await person(), body: { email: NEW, password: PASSWORD } } as const;
    return { handler: changeEmail, given, to: NEW };
  },
  "a confirmed change of address": async () => {
    const as = await person();
    await call(changeEmail, { method: "PUT", as, body: { email: NEW, password: PASSWORD } });
    const token = secretInLetter(await newestLetter(NEW));
    return { handler: confirmEmail, given: { as, body: { token } }, to: as.email };
  },
  "a change of address taken back": async () => {
    const as = await person();
    await call(changeEmail, { method: "PUT", as, body: { email: NEW, password: PASSWORD } });
    await call(confirmEmail, { as, body: { token: secretInLetter(await newestLetter(NEW)) } });
    const token = secretInLetter(await newestLetter(as.email));
    return { handler: undoEmail, given: { body: { token } }, to: as.email };
  },
  "an address that a stranger had typed, proven by its owner": async () => {
    const body = { email: NEW, password: PASSWORD };
    await call(register, { body });
    return { handler: confirm, given: { body: { token: secretInLetter(await newestLetter(NEW)) } }, to: NEW };
  },
  "an access token": async () => {
    const as = await person();
    return { handler: newToken, given: { as, body: { name: "Kitchen" } }, to: as.email };
  },
  "a recipe by email": async () => {
    const as = await person();
    const body = { format: "email", email: NEW };
    return { handler: output, given: { as, params: { id: await storedRecipe(as) }, body }, to: NEW };
  },
  "a support request": async () => {
    const body = { name: "Kim", email: "kim@plainspoon.test", subject: "Timer", message: "It rang." };
    return { handler: support, given: { body }, to: "help@plainspoon.test" };
  },
  "an invitation": async () => {
    const asAdmin = await admin({ role: "super_admin" });
    const body = { name: "Bo", email: NEW, role: "admin" };
    return { handler: inviteAdmin, given: { asAdmin, body }, to: NEW };
  },
  "an admin's changed password": async () => {
    const asAdmin = await admin();
    const body = { currentPassword: ADMIN_PASSWORD, newPassword: "pepper and salt" };
    return { handler: adminPassword, given: { method: "PUT", asAdmin, body }, to: asAdmin.email };
  },
  "an account that an admin made": async () => {
    const given = { asAdmin: await admin(), body: { email: NEW, password: PASSWORD } };
    return { handler: addUser, given, to: NEW };
  },
  "a password set by support": async () => {
    const { id, email } = await person();
    const given = { asAdmin: await admin(), params: { id }, body: { newPassword: "brand new" } };
    return { handler: setPassword, given, to: email };
  },
};

beforeEach(() => {
  env.SUPPORT_EMAIL = "help@plainspoon.test";
});
afterEach(async () => {
  env.SUPPORT_EMAIL = undefined;
  replaceServices();
  await db.$executeRaw`ALTER TABLE "Job" DROP CONSTRAINT IF EXISTS "no_letters"`;
});

/** All that is kept, but for counters of limits. */
async function everything(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('RateLimiterFlexible', '_prisma_migrations') ORDER BY 1`;
  const kept = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe(`SELECT t::text FROM "${name}" t ORDER BY 1`)),
  );
  return JSON.stringify(kept);
}

const KEY = /\/(?:reset-password|confirm-email|confirm-email\/undo|accept-invitation)\/[\w-]{20}/;

describe.each(Object.entries(ACTS))("%s", (_, prepare) => {
  test("leaves no link that opens an account in a letter that was given up", async () => {
    const { handler, given, to } = await prepare();
    await deliverLetters();
    replaceServices({ mail: { send: () => Promise.reject(new MailRefused("EENVELOPE", 550, true)) } });
    await call(handler, given);
    await deliverLetters();
    const dead = await db.job.findMany({ where: { state: "dead" } });
    expect(dead).toMatchObject([{ payload: { to } }]);
    expect(JSON.stringify(dead[0]?.payload)).not.toMatch(KEY);
  });

  test("is not done when its letter cannot be written down", async () => {
    const { handler, given } = await prepare();
    await db.$executeRaw`ALTER TABLE "Job" ADD CONSTRAINT "no_letters" CHECK (false) NOT VALID`;
    const before = await everything();
    expect((await call(handler, given)).status).toBe(500);
    expect(await everything()).toBe(before);
  });

  test("is done, whatever the mail server says, and its letter comes when there is one again", async () => {
    const { handler, given, to } = await prepare();
    await deliverLetters();
    const already = await (await outbox()).count({ where: { to } });
    replaceServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    const answer = await call(handler, given);
    expect([200, 201]).toContain(answer.status);
    await deliverLetters();
    replaceServices();
    await makeJobsDue([letters]);
    expect(await (await outbox()).count({ where: { to } })).toBe(already + 1);
  });
});
