import { ShareToken } from "@/lib/contract/sharing";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { sharePicture } from "@/lib/sharing/picture";

const picture = route({
  about: "The picture that messages show of a link; asked for again each time, because a link may end.",
  access: "public",
  limit: limits.print,
  params: ShareToken,
  answer: { name: "image/png" },
  codes: ["not_found", "unavailable"],
  async run({ request, params }) {
    const { bytes, etag: name } = await sharePicture({ token: params.token });
    const etag = `"${name}"`;
    const headers = { "cache-control": "no-cache", etag, "x-content-type-options": "nosniff" };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, "content-type": "image/png" } });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: picture });
