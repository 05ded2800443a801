import { confirmEmailChange } from "@/lib/accounts/email-change";
import { ConfirmEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { setSessionCookie } from "@/lib/http/session";
import { deleteUnverifiedAccount } from "@/lib/retention/erase";

const confirm = route({
  about:
    "Puts a new email address in place by the token of its letter, for the account that asked; every other session ends.",
  access: "user",
  limit: limits.addressLink,
  body: json("ConfirmEmailInput", ConfirmEmailInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict", "upstream"],
  async run({ user, body }) {
    const { done, session } = await confirmEmailChange({
      viewer: user,
      token: body.token,
      deleteUnverified: deleteUnverifiedAccount,
    });
    return setSessionCookie(Response.json(done), session);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: confirm });
