import { undoEmailChange } from "@/lib/accounts/email-change";
import { ConfirmEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { route, methods } from "@/lib/http/route";
import { limits } from "@/lib/http/limits";
import { deleteUnverifiedAccount } from "@/lib/retention/erase";

const undo = route({
  about:
    "Gives the account back to its old email address by the token of the letter there; every session ends, and the password.",
  access: "public",
  limit: limits.addressLink,
  body: json("ConfirmEmailInput", ConfirmEmailInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict", "upstream"],
  run: ({ body }) => undoEmailChange(body.token, deleteUnverifiedAccount),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: undo });
