import { createFunnelUser } from "@/lib/admin/funnel";
import { FunnelAnswer, FunnelInput } from "@/lib/contract/admin";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const create = route({
  about: "Makes a test user as a sales funnel's purchase would; refused where real money is taken.",
  access: "admin",
  limit: limits.adminAct,
  body: json("FunnelInput", FunnelInput),
  answer: { name: "FunnelAnswer", schema: FunnelAnswer },
  codes: ["forbidden", "conflict"],
  run: ({ admin, body }) => createFunnelUser({ admin, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: create });
