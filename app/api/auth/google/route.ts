import { startGoogle } from "@/lib/http/google";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const start = route({
  about: "Sends the browser to Google; 404 where Google sign-in is not set up.",
  access: "public",
  limit: limits.google,
  answer: { name: "a redirect", status: 307, types: [] },
  codes: ["not_found"],
  run: ({ request }) => startGoogle(request),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: start });
