import "server-only";
import type { NewSession, Viewer } from "@/lib/accounts/sessions";
import { registerByEmail } from "@/lib/accounts/email-only";
import type { ShareSignupInput } from "@/lib/contract/sharing";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { findLiveShare, NOT_FOUND } from "./read";

/**
 * Makes an account from an email address alone and signs it in; the link it came through is noted.
 * @throws AppError `not_found` for a link that does not live, `conflict` when the address has an account: nobody is signed in to that
 */
export async function signupFromShare({
  token,
  input,
}: {
  token: string;
  input: ShareSignupInput;
}): Promise<{ viewer: Viewer; session: NewSession }> {
  const share = await findLiveShare(token);
  if (!share) throw new AppError("not_found", NOT_FOUND);
  const made = await registerByEmail({ email: input.email });
  await db.shareSignup.create({ data: { shareId: share.id, userId: made.viewer.id } });
  return made;
}

/**
 * Credits an account that a visitor of this link made in another way; null means no link. Unknown links and the account's own are
 * ignored; a failure loses the credit, never the account.
 */
export async function recordSignup({
  token,
  userId,
}: {
  token: string | null;
  userId: string;
}): Promise<void> {
  if (token === null) return;
  try {
    const share = await db.share.findUnique({ where: { token }, select: { id: true, userId: true } });
    if (!share || share.userId === userId) return;
    await db.shareSignup.createMany({ data: [{ shareId: share.id, userId }], skipDuplicates: true });
  } catch (error) {
    log.error({ err: error }, "a sign-up from a shared link was not noted");
  }
}

/** Whether the viewer's account was made on the page of this link, from an address alone, and still has no password. */
export async function hasSignedUpThrough({
  viewer,
  token,
}: {
  viewer: Viewer;
  token: string;
}): Promise<boolean> {
  const signup = await db.shareSignup.findFirst({
    where: { userId: viewer.id, share: { token }, user: { emailOnly: true } },
    select: { id: true },
  });
  return signup !== null;
}
