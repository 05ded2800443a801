import { unlinkGoogle } from "@/lib/accounts/google-links";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const unlink = route({
  about: "Takes the Google accounts off the account: they sign in to it no more.",
  access: "user",
  limit: limits.account,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ user }) => unlinkGoogle({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ DELETE: unlink });
