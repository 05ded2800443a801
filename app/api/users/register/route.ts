import { register } from "@/lib/accounts/write";
import { accountStatus } from "@/lib/billing/account-status";
import { RegisterInput, UserAnswer } from "@/lib/contract/auth";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { signIn } from "@/lib/http/session";
import { rememberedShare } from "@/lib/http/share-visit";
import { recordSignup } from "@/lib/sharing/signup";

const signUp = route({
  about: "Makes an account and starts its first session; answers 201.",
  access: "public",
  limit: limits.signup,
  body: json("RegisterInput", RegisterInput),
  answer: { name: "UserAnswer", schema: UserAnswer, status: 201 },
  codes: ["conflict"],
  async run({ request, body }) {
    const { viewer, session } = await register({ input: body });
    await recordSignup({ token: rememberedShare(request), userId: viewer.id });
    return signIn(request, Response.json(await accountStatus({ viewer }), { status: 201 }), session);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: signUp });
