import "server-only";
import { AppError } from "@/lib/errors";
import { deleteDraft } from "@/lib/images/retire";
import { keepImageFrom } from "@/lib/images/keep";
import { ownImageAddress } from "@/lib/images/name";
import { claimOrCopyPicture } from "@/lib/images/owned";
import { isNoRoom } from "@/lib/images/room";
import type { Message } from "@/lib/messages";

const ADDRESS_MAX_CHARS = 2_000;
const KEEP_WITHIN_MS = 10_000;
export const NOT_KEPT =
  "The picture could not be stored right now. Nothing is lost: please try again in a minute." satisfies Message;

/** True for a picture at somebody else's address, of which a saved recipe waits for our own copy (`foreign-pictures.ts`). */
export const isForeign = (address: string | null): boolean =>
  address !== null && address.length <= ADDRESS_MAX_CHARS && /^https:\/\/[^\s/]+\.[^\s]+$/.test(address);

/**
 * What a saved recipe's picture may be: null, `https:` or our own; a `data:` picture becomes our own, anything else is null. A picture
 * of ours that is somebody else's already is copied.
 * @param owner the account in whose share of the room it comes
 * @throws AppError `unavailable` when it cannot be kept now, `too_large` when the share is full: nothing has been written then
 */
export async function keepPicture(given: string | null, owner: string): Promise<string | null> {
  if (given === null) return null;
  if (/^data:/i.test(given)) {
    return keepImageFrom(given, { owner }, AbortSignal.timeout(KEEP_WITHIN_MS)).catch((error: unknown) => {
      if (isNoRoom(error)) throw error;
      // What is no picture at all is left out; a picture that we could not keep is not lost silently.
      if (error instanceof AppError && error.status < 500) return null;
      throw new AppError("unavailable", NOT_KEPT, { cause: error, retryAfterSeconds: 60 });
    });
  }
  const own = ownImageAddress(given);
  if (own !== null) return (await claimOrCopyPicture(own, owner)) ?? own;
  return isForeign(given) ? given : null;
}

/** Undoes `keepPicture` for a recipe that was not saved after all: its new copy is deleted, a draft of the browser's stays. */
export async function discardKeptPicture(kept: string | null, given: string | null): Promise<void> {
  if (kept !== null && kept !== given && !isForeign(kept)) await deleteDraft(kept);
}
