import { ConvertAnswer, ProcessTextInput } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats a recipe that was pasted as text or read from photos.",
    access: "viewer",
    bearer: true,
    limit: limits.convert,
    body: json("ProcessTextInput", ProcessTextInput),
    answer: { name: "FormattedContent", schema: ConvertAnswer },
    codes: ["unreadable", "timeout", "unavailable"],
    run: ({ body, signal }) => convert({ kind: "text", text: body.content, imageUrl: body.imageUrl }, signal),
  }),
});
