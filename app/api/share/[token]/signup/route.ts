import { accountStatus } from "@/lib/billing/account-status";
import { ShareSignupAnswer, ShareSignupInput, ShareToken } from "@/lib/contract/sharing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { signIn } from "@/lib/http/session";
import { signupFromShare } from "@/lib/sharing/signup";
import { t } from "@/lib/messages";

const signUp = route({
  about:
    "Makes an account from an email address alone and signs it in; answers 201. Never signs in to an existing one.",
  access: "public",
  limit: limits.shareSignup,
  params: ShareToken,
  body: json("ShareSignupInput", ShareSignupInput),
  answer: { name: "ShareSignupAnswer", schema: ShareSignupAnswer, status: 201 },
  codes: ["not_found", "conflict"],
  async run({ request, params, body }) {
    const { viewer, session } = await signupFromShare({ token: params.token, input: body });
    const message = t("Your account is ready. We sent you a link to choose a password.");
    const user = await accountStatus({ viewer });
    return signIn(request, Response.json({ success: true, message, ...user }, { status: 201 }), session);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: signUp });
