import { CreateShareAnswer, CreateShareInput } from "@/lib/contract/sharing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { createShare } from "@/lib/sharing/write";

const share = route({
  about: "The cook's link to a recipe: the same each time until it is revoked.",
  access: "user",
  limit: limits.share,
  body: json("CreateShareInput", CreateShareInput),
  answer: { name: "CreateShareAnswer", schema: CreateShareAnswer },
  codes: ["not_found", "premium_required", "forbidden"],
  run: ({ user, body }) => createShare({ viewer: user, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: share });
