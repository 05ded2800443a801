import { confirmAddress } from "@/lib/accounts/email-verification";
import { ConfirmEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { setSessionCookie } from "@/lib/http/session";

const confirm = route({
  about:
    "Proves an account's email address by the token of its letter; every key made before ends, and without a session of the account its password too.",
  access: "viewer",
  limit: limits.addressLink,
  body: json("ConfirmEmailInput", ConfirmEmailInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict"],
  async run({ user, body }) {
    const { done, session } = await confirmAddress({ viewer: user, token: body.token });
    return session ? setSessionCookie(Response.json(done), session) : done;
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: confirm });
