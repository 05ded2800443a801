import { signOutEverywhere } from "@/lib/accounts/keys";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { clearSessionCookie } from "@/lib/http/session";
import { t } from "@/lib/messages";

const signOut = route({
  about: "Ends every session of the account, this one too, and its open links.",
  access: "user",
  limit: limits.account,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  async run({ user }) {
    await signOutEverywhere(user.id);
    return clearSessionCookie(
      Response.json({ success: true, message: t("You are logged out on every device.") }),
    );
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: signOut });
