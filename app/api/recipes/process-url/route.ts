import { ConvertAnswer, ProcessUrlInput } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe at a web address.",
    access: "viewer",
    bearer: true,
    limit: limits.convert,
    body: json("ProcessUrlInput", ProcessUrlInput),
    answer: { name: "FormattedContent", schema: ConvertAnswer },
    codes: ["unreadable", "upstream", "timeout", "unavailable"],
    run: ({ user, body, signal }) =>
      convert({ kind: "url", address: body.content, owner: user?.id ?? null }, signal),
  }),
});
