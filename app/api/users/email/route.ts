import { requestEmailChange } from "@/lib/accounts/email-change";
import { ChangeEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const change = route({
  about: "Sends a link to the new address; the account changes when it is opened.",
  access: "user",
  limit: [limits.password, limits.forgot, limits.hashing],
  body: json("ChangeEmailInput", ChangeEmailInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict"],
  run: ({ user, body }) => requestEmailChange({ viewer: user, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: change });
