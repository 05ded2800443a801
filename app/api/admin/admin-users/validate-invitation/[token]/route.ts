import { readInvitation } from "@/lib/admin/invitations";
import { ByInvitation, InvitationAnswer } from "@/lib/contract/admin";
import { route, methods } from "@/lib/http/route";

const validate = route({
  about: "Whom an invitation link invites.",
  access: "public",
  limit: "none: one look-up of a secret that nobody can guess",
  params: ByInvitation,
  answer: { name: "InvitationAnswer", schema: InvitationAnswer },
  run: ({ params }) => readInvitation(params.token),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: validate });
