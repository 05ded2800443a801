import { endSession } from "@/lib/accounts/sessions";
import { MessageAnswer } from "@/lib/contract/auth";
import { route, methods } from "@/lib/http/route";
import { clearSessionCookie } from "@/lib/http/session";
import { t } from "@/lib/messages";

const logout = route({
  about: "Ends the session; no error without one.",
  access: "viewer",
  limit: "none: it ends the session that it comes with",
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  async run({ token }) {
    if (token !== null) await endSession(token);
    return clearSessionCookie(Response.json({ success: true, message: t("You are logged out.") }));
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: logout });
