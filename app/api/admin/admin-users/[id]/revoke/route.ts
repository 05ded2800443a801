import { revokeAdmin } from "@/lib/admin/admins";
import { ById } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const revoke = route({
  about: "Ends an admin's access at once; never one's own or the last super admin's.",
  access: "super_admin",
  limit: limits.adminAct,
  params: ById,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params }) => revokeAdmin({ admin, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: revoke });
