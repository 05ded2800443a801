import { resendVerification } from "@/lib/accounts/email-verification";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const resend = route({
  about: "Sends the link that proves the account's email address again.",
  access: "user",
  limit: limits.confirmAgain,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ user }) => resendVerification({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: resend });
