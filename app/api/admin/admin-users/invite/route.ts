import { inviteAdmin } from "@/lib/admin/admins";
import { InviteInput } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const invite = route({
  about: "Invites an admin by email; an open invitation is replaced.",
  access: "super_admin",
  limit: limits.adminAct,
  body: json("InviteInput", InviteInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict"],
  run: ({ admin, body }) => inviteAdmin({ admin, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: invite });
