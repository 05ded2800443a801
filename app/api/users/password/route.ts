import { changePassword } from "@/lib/accounts/account";
import { ChangePasswordInput, MessageAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { setSessionCookie } from "@/lib/http/session";

const change = route({
  about: "Sets a new password; every key of the account ends, and the caller gets a new session.",
  access: "user",
  limit: [limits.password, limits.hashing],
  body: json("ChangePasswordInput", ChangePasswordInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  async run({ user, body }) {
    const { done, session } = await changePassword({ viewer: user, input: body });
    return setSessionCookie(Response.json(done), session);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ PUT: change });
