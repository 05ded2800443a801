import { MessageAnswer, ResetPasswordInput } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { resetPasswordAndTrust } from "@/lib/http/reset";
import { route, methods } from "@/lib/http/route";

const reset = route({
  about: "Sets a new password by the token of a reset link and ends every session of the account.",
  access: "public",
  limit: limits.addressLink,
  body: json("ResetPasswordInput", ResetPasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict"],
  run: ({ body, address }) => resetPasswordAndTrust({ input: body, address }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: reset });
