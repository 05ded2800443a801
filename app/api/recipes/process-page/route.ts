import { ProcessPageInput } from "@/lib/contract/recipes";
import { convert } from "@/lib/conversion/convert";
import { conversionCall } from "@/lib/http/conversion-call";
import { route, methods } from "@/lib/http/route";
import { seenPage } from "@/lib/http/uploads";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about: "Formats the recipe on a page as the cook sees it in their own browser; the page is not fetched.",
    ...conversionCall,
    body: seenPage("ProcessPageInput", ProcessPageInput),
    run: ({ user, body, signal }) =>
      convert({ kind: "page", html: body.content, address: body.address, owner: user?.id ?? null }, signal),
  }),
});
