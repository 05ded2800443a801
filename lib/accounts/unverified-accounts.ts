import "server-only";
/** An account on an address that nobody has proven gives way to whoever proves it: anybody may have typed that address. */
import { db } from "@/lib/db/client";

/** Ends an account that nobody has proven, here and at the payment gateway; one that was proven meanwhile, or when it throws, stays. */
export type DeleteUnverified = (userId: string) => Promise<void>;

/** The account of somebody else on `email` that gives way, or null: there is none, or it is proven. */
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
