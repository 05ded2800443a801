import { cancelSubscription } from "@/lib/admin/user-acts";
import { ById } from "@/lib/contract/admin";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const cancel = route({
  about:
    "Ends a subscription with its paid period, Premium stays until then; Premium that was only granted ends at once.",
  access: "admin",
  limit: limits.adminAct,
  params: ById,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict", "upstream"],
  run: ({ admin, params }) => cancelSubscription({ admin, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: cancel });
