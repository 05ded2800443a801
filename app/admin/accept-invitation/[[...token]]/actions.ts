"use server";

import { acceptInvitation } from "@/lib/admin/invitations";
import { AcceptInvitationInput, ByInvitation } from "@/lib/contract/admin";
import { formAction } from "@/lib/http/action";
import { limits } from "@/lib/http/limits";

/** The same act as POST /api/admin/admin-users/accept-invitation/{token}, for browsers without JavaScript. */
export const submitInvitation = formAction({
  limit: limits.invitation,
  input: AcceptInvitationInput.extend(ByInvitation.shape),
  refuse: ({ password, confirm }) => {
    if (!password || !confirm) return "Please fill in all fields";
    return password === confirm ? undefined : "Passwords do not match";
  },
  run: ({ token, ...input }) => acceptInvitation({ token, input }),
});
