import { SuccessAnswer } from "@/lib/contract/auth";
import { ShareEventInput, ShareToken } from "@/lib/contract/sharing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { rememberShareVisit } from "@/lib/http/share-visit";
import { recordEvent } from "@/lib/sharing/events";

const event = route({
  about:
    "Notes a view (once per visitor and day; never bots or the owner) and remembers it; an upgrade is taken and not believed.",
  access: "viewer",
  limit: limits.shareEvent,
  params: ShareToken,
  body: json("ShareEventInput", ShareEventInput),
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  codes: ["not_found"],
  async run({ request, user, params, body }) {
    const { isVisit } = await recordEvent({
      viewer: user,
      token: params.token,
      event: body,
      userAgent: request.headers.get("user-agent"),
    });
    const answer = Response.json({ success: true });
    return isVisit ? rememberShareVisit(answer, params.token) : answer;
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: event });
