import { acceptInvitation } from "@/lib/admin/invitations";
import { AcceptInvitationInput, ByInvitation } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const accept = route({
  about: "Accepts an invitation with a password of one's own; the link works once.",
  access: "public",
  limit: limits.invitation,
  params: ByInvitation,
  body: json("AcceptInvitationInput", AcceptInvitationInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ params, body }) => acceptInvitation({ token: params.token, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: accept });
