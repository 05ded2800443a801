import { ProcessTextInput } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { conversionCall } from "@/lib/http/conversion-call";
import { json } from "@/lib/http/body";
import { route, methods } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats a recipe that was pasted as text or read from photos.",
    ...conversionCall,
    body: json("ProcessTextInput", ProcessTextInput),
    run: ({ body: { content, imageUrl, language }, signal }) =>
      convert({ kind: "text", text: content, imageUrl, language }, signal),
  }),
});
