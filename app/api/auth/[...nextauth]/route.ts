import { googleCallback } from "@/lib/http/google";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { rememberedShare } from "@/lib/http/share-visit";
import { recordSignup } from "@/lib/sharing/signup";

const callback = route({
  about: "Where Google sends the browser back to.",
  access: "public",
  limit: limits.google,
  answer: { name: "a redirect", status: 302, types: [] },
  codes: ["not_found"],
  run: ({ request }) =>
    googleCallback(request, "GET", (userId) => recordSignup({ token: rememberedShare(request), userId })),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: callback });
