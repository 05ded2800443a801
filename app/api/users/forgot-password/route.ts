import { requestReset } from "@/lib/accounts/reset";
import { ForgotPasswordInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const forgot = route({
  about: "Sends a reset link when the address has an account; the answer is the same when it has none.",
  access: "public",
  limit: limits.forgot,
  body: json("ForgotPasswordInput", ForgotPasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ body }) => requestReset({ input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: forgot });
