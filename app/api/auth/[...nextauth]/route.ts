import { googleCallback } from "@/lib/http/google";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const callback = route({
  about: "Where Google sends the browser back to.",
  access: "public",
  answer: { name: "a redirect" },
  codes: ["not_found"],
  run: ({ request }) => googleCallback(request, "GET"),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: callback });
