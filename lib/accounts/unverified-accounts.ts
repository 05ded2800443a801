import "server-only";
/** An account whose address was never verified may be anybody's: it is deleted when somebody else verifies that address. */
import { db } from "@/lib/db/client";

/** Deletes an unverified account, here and at the payment gateway. One that was verified meanwhile stays; so does one for which this throws. */
export type DeleteUnverified = (userId: string) => Promise<void>;

/** The unverified account of somebody else on `email`, or null. */
export async function findUnverifiedAccount({
  email,
  exceptFor,
}: {
  email: string;
  exceptFor: string;
}): Promise<string | null> {
  const where = { email, emailVerifiedAt: null, id: { not: exceptFor } };
  return (await db.user.findFirst({ where, select: { id: true } }))?.id ?? null;
}
