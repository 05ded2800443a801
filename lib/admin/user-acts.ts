import "server-only";
/** What an admin does to a cook's account (admin.md#users): every act is written into the audit log with its subject. */
import { inLanguageOf } from "@/lib/accounts/choices";
import { hashPassword } from "@/lib/accounts/password";
import { endAllKeys } from "@/lib/accounts/keys";
import { sendWelcome } from "@/lib/accounts/email-verification";
import { EMAIL_TAKEN } from "@/lib/accounts/write";
import { grantPremium, hasSubscription, takeBackGrant } from "@/lib/billing/admin";
import { cancelPlan } from "@/lib/billing/change";
import { endBilling } from "@/lib/billing/close";
import { CreateUserInput } from "@/lib/contract/admin";
import type { MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { asConflict } from "@/lib/db/unique-violation";
import { eraseUser } from "@/lib/retention/erase";
import { AppError } from "@/lib/errors";
import { passwordChangedLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { recordAct, runAudited } from "./audit";
import type { Admin } from "./auth";
import { confirmActivation } from "@/lib/billing/activate";
import type { ActivateAnswer } from "@/lib/contract/billing";
import { t } from "@/lib/messages";

type OnUser = { admin: Admin; id: string };

/** @throws AppError `not_found` */
async function readUser(id: string): Promise<{ id: string; email: string }> {
  const user = await db.user.findUnique({ where: { id }, select: { id: true, email: true } });
  if (!user) throw new AppError("not_found", t("This user was not found."));
  return user;
}

/** Makes a cook's account, whose address is to be confirmed like any other. @throws AppError `conflict` when the address has one */
export async function addUser({
  admin,
  input,
}: {
  admin: Admin;
  input: CreateUserInput;
}): Promise<MessageAnswer> {
  const { email, password, isPremium } = CreateUserInput.parse(input);
  const passwordHash = await hashPassword(password);
  const premiumGrant = isPremium ? { create: { grantedBy: admin.id } } : undefined;
  await db
    .$transaction(async (transaction) => {
      const user = await transaction.user.create({ data: { email, passwordHash, premiumGrant } });
      await recordAct({ admin, action: "created a user", subject: email }, transaction);
      if (isPremium) await recordAct({ admin, action: "granted Premium", subject: email }, transaction);
      await sendWelcome(transaction, user);
    })
    .catch(asConflict(EMAIL_TAKEN.replace(" Please log in.", "")));
  return { success: true, message: t("User {email} created", { email }) };
}

/** Gives Premium free of charge at the payment provider. @throws AppError `not_found`, `conflict` */
export async function makePremium({ admin, id }: OnUser): Promise<MessageAnswer> {
  const { email } = await readUser(id);
  const also = [recordAct({ admin, action: "granted Premium", subject: email })];
  await grantPremium({ userId: id, grantedBy: admin.id, also });
  return { success: true, message: t("{email} now has Premium", { email }) };
}

/** Takes back Premium that was given; a subscription goes on. @throws AppError `not_found`, `conflict` when none was given */
export async function removeGrant({ admin, id }: OnUser): Promise<MessageAnswer> {
  const { email } = await readUser(id);
  await takeBackGrant({
    userId: id,
    also: () => [recordAct({ admin, action: "took back granted Premium", subject: email })],
  });
  return { success: true, message: t("The granted Premium of {email} has ended", { email }) };
}

/**
 * Ends what gives the user Premium: the subscription with its period, and a grant at once. Whoever has both keeps Premium to the
 * end of the period, as with a subscription alone.
 * @throws AppError `not_found`, `conflict` when there is neither, `upstream`
 */
export async function cancelSubscription({ admin, id }: OnUser): Promise<MessageAnswer> {
  const { email } = await readUser(id);
  const isGranted = (await db.premiumGrant.count({ where: { userId: id } })) > 0;
  if (isGranted && !(await hasSubscription({ userId: id }))) return removeGrant({ admin, id });
  await runAudited({ admin, action: "cancelled the subscription", subject: email }, () =>
    cancelPlan({ userId: id }),
  );
  if (isGranted) await removeGrant({ admin, id });
  return { success: true, message: t("The subscription of {email} ends with its period", { email }) };
}

/** Sets another password, ends every key of the user and tells them. @throws AppError `not_found` */
export async function setPassword({
  admin,
  id,
  password,
}: OnUser & { password: string }): Promise<MessageAnswer> {
  const { email } = await readUser(id);
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (transaction) => {
    await endAllKeys(transaction, id);
    const user = await transaction.user.update({
      where: { id },
      select: { language: true },
      data: { passwordHash, passwordEndedAt: null, emailOnly: false },
    });
    await recordAct({ admin, action: "set a new password", subject: email }, transaction);
    const mail = inLanguageOf(user, () => passwordChangedLetter({ to: email, by: "support" }));
    await sendMail(transaction, mail);
  });
  return { success: true, message: t("The password of {email} has been changed", { email }) };
}

/** Deletes the account and all that belongs to it, after nothing is charged for it any more. @throws AppError `not_found`, `upstream` */
export async function deleteUser({ admin, id }: OnUser): Promise<MessageAnswer> {
  const { email } = await readUser(id);
  await endBilling(id);
  await eraseUser({
    userId: id,
    also: (transaction) => recordAct({ admin, action: "deleted a user", subject: email }, transaction),
  });
  return { success: true, message: t("User {email} deleted", { email }) };
}

/** Brings a user's plan in line with the gateway. @throws AppError `not_found`, `upstream` */
export async function activateForUser({
  admin,
  userId,
}: {
  admin: Admin;
  userId: string;
}): Promise<ActivateAnswer> {
  return runAudited({ admin, action: "looked at the plan of", subject: userId }, () =>
    confirmActivation({ by: { admin: true }, userId }),
  );
}
