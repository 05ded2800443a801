import "server-only";
import type { LoginInput, RegisterInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { asConflict } from "@/lib/db/unique-violation";
import { AppError } from "@/lib/errors";
import { hashPassword, verifyPassword } from "./password";
import { sendWelcome } from "./email-verification";
import { startSession, startSessionWhile, type NewSession, type Viewer } from "./sessions";
import { messageLanguage, t, type Message } from "@/lib/messages";

export const EMAIL_TAKEN = "An account with this email already exists. Please log in." satisfies Message;
const WRONG_LOGIN = "Please check your email and password and try again." satisfies Message;

/**
 * Makes an account and signs it in.
 * @throws AppError `conflict` when the address has one.
 */
export async function register({
  input,
}: {
  input: RegisterInput;
}): Promise<{ viewer: Viewer; session: NewSession }> {
  const passwordHash = await hashPassword(input.password);
  return db
    .$transaction(async (transaction) => {
      const viewer = await transaction.user.create({
        data: { email: input.email, passwordHash, language: messageLanguage() },
        select: { id: true, email: true },
      });
      await sendWelcome(transaction, viewer);
      return { viewer, session: await startSession({ userId: viewer.id, transaction }) };
    })
    .catch(asConflict(EMAIL_TAKEN));
}

/**
 * Signs in. An unknown address and a wrong password cost the same time and read the same.
 * @throws AppError `unauthenticated`
 */
export async function login({
  input,
}: {
  input: LoginInput;
}): Promise<{ viewer: Viewer; session: NewSession }> {
  const user = await db.user.findUnique({
    where: { email: input.email },
    select: { id: true, email: true, passwordHash: true },
  });
  if (!(await verifyPassword(input.password, user?.passwordHash)) || !user)
    throw new AppError("unauthenticated", WRONG_LOGIN);
  // A password that was changed while it was being checked opens nothing any more.
  const session = await startSessionWhile(user);
  if (!session) throw new AppError("unauthenticated", WRONG_LOGIN);
  return { viewer: { id: user.id, email: user.email }, session };
}

/** Remembers that the cook saw the demo video, on every device. */
export async function markDemoSeen({
  viewer,
}: {
  viewer: Viewer;
}): Promise<{ success: true; message: string }> {
  await db.user.update({ where: { id: viewer.id }, data: { hasSeenUserDemoVideo: true } });
  return { success: true, message: t("Noted.") };
}
