import { changePlan } from "@/lib/billing/change";
import { ChangePlanInput, CheckoutAnswer } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const change = route({
  about: "The address of the page on which the cook confirms the other plan.",
  access: "user",
  limit: limits.checkout,
  body: json("ChangePlanInput", ChangePlanInput),
  answer: { name: "CheckoutAnswer", schema: CheckoutAnswer },
  codes: ["conflict", "upstream"],
  run: ({ user, body }) => changePlan({ viewer: user, plan: body.planType }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: change });
