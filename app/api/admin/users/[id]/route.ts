import { deleteUser } from "@/lib/admin/user-acts";
import { ById } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const remove = route({
  about: "Deletes a cook's account and ends its subscription.",
  access: "admin",
  limit: limits.adminAct,
  params: ById,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "upstream"],
  run: ({ admin, params }) => deleteUser({ admin, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ DELETE: remove });
