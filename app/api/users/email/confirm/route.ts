import { confirmEmailChange } from "@/lib/accounts/account";
import { ConfirmEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const confirm = route({
  about: "Puts a new email address in place by the token of its letter.",
  access: "public",
  body: json("ConfirmEmailInput", ConfirmEmailInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict"],
  run: ({ body }) => confirmEmailChange(body.token),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: confirm });
