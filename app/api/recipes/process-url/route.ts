import { ProcessUrlInput } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { conversionCall } from "@/lib/http/conversion-call";
import { json } from "@/lib/http/body";
import { route, methods } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe at a web address.",
    ...conversionCall,
    body: json("ProcessUrlInput", ProcessUrlInput),
    codes: [...conversionCall.codes, "upstream"],
    run: ({ user, body, signal }) =>
      convert({ kind: "url", address: body.content, owner: user?.id ?? null }, signal),
  }),
});
