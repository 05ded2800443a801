/** Keys of an account, as its owner or a thief gets them, and whether they still open it. */
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { call } from "@/tests/support/call";
import { newestLetter, secretInLetter } from "@/tests/support/letters";
import { PASSWORD } from "@/tests/support/people";

/** Whether a session still opens its account. */
export const isSignedIn = async (as: { token: string }) =>
  (await call(whoAmI, { method: "GET", as })).status === 200;

/** Asks to move the account to another address; answers the link's secret. */
export async function openChange(as: { token: string }, to: string, password = PASSWORD): Promise<string> {
  const answer = await call(changeEmail, { method: "PUT", body: { email: to, password }, as });
  expect(answer.status).toBe(200);
  return secretInLetter(await newestLetter(to));
}

/** Asks for a reset link; answers its secret. */
export async function openReset(email: string): Promise<string> {
  expect((await call(forgot, { body: { email } })).status).toBe(200);
  return secretInLetter(await newestLetter(email));
}

/** Whether a reset link still sets a password. */
export const canReset = async (token: string) =>
  (await call(reset, { body: { token, newPassword: "stolen password" } })).status === 200;
