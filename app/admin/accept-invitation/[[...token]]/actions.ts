"use server";

import { acceptInvitation } from "@/lib/admin/invitations";
import { AcceptInvitationInput } from "@/lib/contract/admin";
import { formAction } from "@/lib/http/action";

/** The same act as POST /api/admin/admin-users/accept-invitation/{token}, for browsers without JavaScript. */
export const submitInvitation = formAction(async (form: FormData) => {
  const given = (name: string): string => String(form.get(name) ?? "");
  if (given("password") === "" || given("confirm") === "") return { error: "Please fill in all fields" };
  if (given("password") !== given("confirm")) return { error: "Passwords do not match" };
  const input = AcceptInvitationInput.safeParse({ password: given("password") });
  if (!input.success) return { error: input.error.issues[0]?.message ?? "Failed to accept invitation" };
  await acceptInvitation({ token: given("token"), input: input.data });
  return { done: true };
});
