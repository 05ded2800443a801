import "server-only";
import { confirmActivation } from "@/lib/billing/activate";
import type { ActivateAnswer } from "@/lib/contract/billing";
import { runAudited } from "./audit";
import type { Admin } from "./auth";

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
