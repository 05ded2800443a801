import { ShareToken } from "@/lib/contract/sharing";
import { checkedAnswer } from "@/lib/http/cacheable-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { sharePicture } from "@/lib/sharing/picture";

const picture = route({
  about: "The picture that messages show of a link; asked for again each time, because a link may end.",
  access: "public",
  limit: limits.print,
  params: ShareToken,
  answer: { name: "image/png", types: ["image/png"] },
  codes: ["not_found", "unavailable"],
  async run({ request, params }) {
    const { bytes, etag } = await sharePicture({ token: params.token });
    return checkedAnswer(request, etag, "image/png", bytes);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: picture });
