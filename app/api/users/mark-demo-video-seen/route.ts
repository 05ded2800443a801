import { markDemoSeen } from "@/lib/accounts/write";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const markSeen = route({
  about: "Remembers that the cook saw the Cook Mode demo.",
  access: "user",
  limit: limits.account,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ user }) => markDemoSeen({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: markSeen });
