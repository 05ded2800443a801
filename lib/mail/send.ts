import "server-only";
/** Letters: written in the transaction of the act that causes them, sent by a job soon after (decision 038). Nothing else sends mail. */
import type { Prisma } from "@/lib/db/generated/client";
import { enqueue, type JobOptions } from "@/lib/jobs/enqueue";
import { GiveUp, oneOff } from "@/lib/jobs/kinds";
import { services } from "@/lib/services";
import { type Mail, MailRefused } from "@/lib/services/mailer/port";
import { runDueJobs } from "@/lib/jobs/loop";
import { readOutbox } from "@/lib/services/mailer/outbox";
import { t, type Message } from "@/lib/messages";

type Letter = Mail & { isForNobody?: true; isLost?: true };

const LOST =
  "This letter held a link that opens an account, and such links are not kept. Whoever it was for can ask for a new one." satisfies Message;

export const letters = oneOff<Letter>({
  kind: "letter",
  atOnce: 2,
  about: ({ to }) => to,
  // Who reads a copy of the database finds no key in what nobody will send any more.
  redactPayload: (mail) => (mail.holdsKey ? { ...mail, text: "", html: "", isLost: true } : mail),
  whyNotRetryable: ({ isLost }) => (isLost ? t(LOST) : null),
  run: async ({ isForNobody, ...mail }, { id }) => {
    if (isForNobody) return;
    try {
      await services().mail.send(mail, id);
    } catch (error) {
      throw error instanceof MailRefused && error.isFinal ? new GiveUp("refused", { cause: error }) : error;
    }
  },
});

/**
 * Writes a letter in the transaction of the act that causes it, so that it goes out only if that commits. It is tried again until the mail
 * server takes it; admins see letters that could not be sent.
 * @param later `userId` for a letter that nobody wants any more once the account is deleted
 * @returns false when a letter with this key has been taken already
 */
export const sendMail = (
  transaction: Prisma.TransactionClient,
  mail: Mail,
  later?: Omit<JobOptions, "runAt">,
): Promise<boolean> => enqueue(transaction, letters, mail, later);

/** Deletes the letters about a saved recipe of this cook: those still waiting to be sent, and those of the outbox. */
export async function deleteLettersAbout(
  transaction: Prisma.TransactionClient,
  { userId, recipeId }: { userId: string; recipeId: string },
): Promise<void> {
  await transaction.job.deleteMany({
    where: { kind: letters.kind, userId, payload: { path: ["about", "recipeId"], equals: recipeId } },
  });
  await transaction.outboxMail.deleteMany({ where: { recipeId, userId } });
}

/** Costs what `sendMail` costs and sends nothing: for addresses that have no account (accounts.md#reset-link). */
export const discardMail = (transaction: Prisma.TransactionClient, mail: Mail): Promise<boolean> =>
  enqueue(transaction, letters, { ...mail, isForNobody: true });

/** The newest kept messages, all or those to one address. What calls that have been answered caused is among them. */
export async function outbox(to: string | undefined) {
  await runDueJobs([letters]);
  return readOutbox(to?.trim().toLowerCase());
}
