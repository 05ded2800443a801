import { handOverForm, handOverPage, handOverRefusal } from "@/lib/http/hand-over";
import { limits } from "@/lib/http/limits";
import { methods, route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({
    about:
      "Hands what was shared, or a page as the cook sees it, to the converter in the browser that sent it. Nothing is read or kept here.",
    access: "public",
    // A share sheet, a bookmark and an extension are no pages of ours. It does nothing for anybody's account.
    origin: "any",
    limit: limits.handOver,
    body: handOverForm,
    answer: { name: "a page", types: ["text/html"] },
    refusal: handOverRefusal,
    run: ({ request, body }) => handOverPage(body, request.headers),
  }),
});
