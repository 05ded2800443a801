import { activate } from "@/lib/billing/activate";
import { ActivateAnswer, ActivateInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const activatePlan = route({
  about: "Brings the plan in line with the gateway after a checkout of the cook's own.",
  access: "user",
  limit: limits.checkout,
  body: json("ActivateInput", ActivateInput),
  answer: { name: "ActivateAnswer", schema: ActivateAnswer },
  codes: ["not_found", "upstream"],
  run: ({ user, body }) => activate({ viewer: user, sessionId: body.sessionId }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: activatePlan });
