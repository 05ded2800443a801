import { resendProof } from "@/lib/accounts/proof";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const again = route({
  about: "Sends the link that proves the account's email address again.",
  access: "user",
  limit: limits.confirmAgain,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ user }) => resendProof({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: again });
