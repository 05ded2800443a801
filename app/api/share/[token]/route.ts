import { SuccessAnswer } from "@/lib/contract/auth";
import { SharedAnswer, ShareToken } from "@/lib/contract/sharing";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { readShared } from "@/lib/sharing/read";
import { revokeShare } from "@/lib/sharing/write";
import { SHARE_PREVIEW_STEPS } from "@/lib/rules/limits";

const read = route({
  about: `A shared recipe; cut to its first ${SHARE_PREVIEW_STEPS} steps for anybody but its owner and those entitled.`,
  access: "viewer",
  limit: "none: it reads one link, as its page does",
  params: ShareToken,
  answer: { name: "SharedAnswer", schema: SharedAnswer },
  codes: ["not_found"],
  run: ({ user, params }) => readShared({ viewer: user, token: params.token }),
});

const revoke = route({
  about: "Ends a link of the cook's at once.",
  access: "user",
  limit: limits.share,
  params: ShareToken,
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  codes: ["not_found"],
  run: ({ user, params }) => revokeShare({ viewer: user, token: params.token }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read, DELETE: revoke });
