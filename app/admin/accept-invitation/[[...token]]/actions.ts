"use server";

import { acceptInvitation } from "@/lib/admin/invitations";
import { AcceptInvitationForm } from "@/lib/contract/admin";
import { formAction } from "@/lib/http/action";
import { limits } from "@/lib/http/limits";

/** The same act as POST /api/admin/admin-users/accept-invitation/{token}, for browsers without JavaScript. */
export const submitInvitation = formAction({
  limit: limits.invitation,
  input: AcceptInvitationForm,
  run: ({ token, password }) => acceptInvitation({ token, input: { password } }),
});
