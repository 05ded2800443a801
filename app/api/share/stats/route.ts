import { ShareStatsAnswer } from "@/lib/contract/sharing";
import { route, methods } from "@/lib/http/route";
import { shareStats } from "@/lib/sharing/stats";

const stats = route({
  about: "What became of the cook's links: views, sign-ups, upgrades and referral credits.",
  access: "user",
  limit: "none: it counts one's own links",
  answer: { name: "ShareStatsAnswer", schema: ShareStatsAnswer },
  run: ({ user }) => shareStats({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: stats });
