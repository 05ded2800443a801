import { changeRole } from "@/lib/admin/admins";
import { ById, ChangeRoleInput } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const change = route({
  about: "Changes an admin's role; never the last super admin's.",
  access: "super_admin",
  limit: limits.adminAct,
  params: ById,
  body: json("ChangeRoleInput", ChangeRoleInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params, body }) => changeRole({ admin, id: params.id, role: body.role }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: change });
