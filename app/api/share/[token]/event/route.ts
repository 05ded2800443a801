import { ShareEventInput, ShareToken } from "@/lib/contract/sharing";
import { json } from "@/lib/http/body";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { recordEvent } from "@/lib/sharing/events";

const event = route({
  about: "Notes a view (once per visitor and day; never bots or the owner) or an upgrade.",
  access: "viewer",
  params: ShareToken,
  body: json("ShareEventInput", ShareEventInput),
  answer: { name: "success" },
  codes: ["not_found"],
  run: ({ request, user, params, body }) =>
    recordEvent({
      viewer: user,
      token: params.token,
      event: body,
      userAgent: request.headers.get("user-agent"),
    }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: event });
