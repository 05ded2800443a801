import { confirmActivation } from "@/lib/billing/activate";
import { ActivateAnswer, AdminActivateInput } from "@/lib/contract/billing";
import { AppError } from "@/lib/errors";
import { adminOf } from "@/lib/http/admin-session";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { activateForUser } from "@/lib/admin/user-acts";
import { t } from "@/lib/messages";

const confirm = route({
  about:
    "The same for oneself, when the gateway confirms a completed checkout; an admin may name anybody. Grants nothing by itself.",
  access: "viewer",
  limit: limits.checkout,
  body: json("AdminActivateInput", AdminActivateInput),
  answer: { name: "ActivateAnswer", schema: ActivateAnswer },
  codes: ["unauthenticated", "not_found", "upstream"],
  async beforeBody({ request, user }) {
    if (!user && !(await adminOf(request))) throw new AppError("unauthenticated", t("Please log in."));
  },
  async run({ request, user, body }) {
    const admin = await adminOf(request);
    if (admin) return activateForUser({ admin, userId: body.userId });
    if (!user) throw new AppError("unauthenticated", t("Please log in."));
    return confirmActivation({ by: { admin: false, viewer: user }, userId: body.userId });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: confirm });
