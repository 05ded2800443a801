import { moveSupportRequest } from "@/lib/admin/support";
import { ById } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { SetSupportStatusInput } from "@/lib/contract/support";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const move = route({
  about: "Moves a support request on: new, in-progress, resolved.",
  access: "admin",
  limit: limits.adminAct,
  params: ById,
  body: json("SetSupportStatusInput", SetSupportStatusInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params, body }) => moveSupportRequest({ admin, id: params.id, status: body.status }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: move });
