import { confirmActivation } from "@/lib/billing/activate";
import { ActivateAnswer, AdminActivateInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const confirm = route({
  about: "The same for oneself, when the gateway confirms a completed checkout.",
  access: "user",
  body: json("AdminActivateInput", AdminActivateInput),
  answer: { name: "ActivateAnswer", schema: ActivateAnswer },
  codes: ["not_found", "upstream"],
  run: ({ user, body }) => confirmActivation({ by: { admin: false, viewer: user }, userId: body.userId }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: confirm });
