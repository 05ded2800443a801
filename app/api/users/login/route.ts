import { login } from "@/lib/accounts/write";
import { accountStatus } from "@/lib/billing/account-status";
import { LoginInput, UserAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { signIn } from "@/lib/http/session";

const logIn = route({
  about: "Starts a session with email and password.",
  access: "public",
  limit: [limits.hashing, limits.loginFrom, limits.loginOf, limits.login],
  body: json("LoginInput", LoginInput),
  answer: { name: "UserAnswer", schema: UserAnswer },
  codes: ["unauthenticated"],
  async run({ request, body }) {
    const { viewer, session } = await login({ input: body });
    return signIn(request, Response.json(await accountStatus({ viewer })), session);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: logIn });
