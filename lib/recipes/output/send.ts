import "server-only";
import { isEmailVerified, requireVerifiedEmail } from "@/lib/accounts/email-verification";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recipeLetter } from "@/lib/mail/recipe";
import { sendBetweenCooks } from "@/lib/mail/recipients";
import { sendMail } from "@/lib/mail/send";
import type { LaidOut, OutputMessage } from "./maker";
import { t } from "@/lib/messages";

/**
 * The recipe as a letter.
 * @throws AppError `unauthenticated` without a session, `unproven` to others from an address that nobody has proven
 */
export async function sendRecipe({
  viewer,
  recipe,
  recipeId,
  sheet,
  input,
}: LaidOut): Promise<OutputMessage> {
  const to = input.email ?? "";
  if (!viewer) throw new AppError("unauthenticated", t("Please log in to send a recipe by email."));
  const isOwn = to === viewer.email;
  if (!isOwn) await requireVerifiedEmail({ viewer });
  // Who writes to their own mailbox is nobody's nuisance, and takes no place from those who write to them.
  const write = isOwn && (await isEmailVerified({ viewer })) ? sendMail : sendBetweenCooks;
  const { source } = recipe.formattedContent;
  const mail = recipeLetter({
    to,
    from: viewer.email,
    sheet,
    imageUrl: recipe.imageUrl,
    sourceUrl: source?.url ?? null,
  });
  const userId = viewer.id;
  await db.$transaction<unknown>((transaction) =>
    write(transaction, { ...mail, about: { userId, recipeId } }, { userId }),
  );
  return { success: true, message: t("The recipe was sent to {to}.", { to }) };
}
