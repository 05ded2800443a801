import { setPassword } from "@/lib/admin/user-acts";
import { ById, SetPasswordInput } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const reset = route({
  about: "Sets a cook's password; every session of theirs ends.",
  access: "admin",
  limit: [limits.adminAct, limits.hashing],
  params: ById,
  body: json("SetPasswordInput", SetPasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found"],
  run: ({ admin, params, body }) => setPassword({ admin, id: params.id, password: body.newPassword }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: reset });
