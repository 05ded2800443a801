import { startTrial } from "@/lib/billing/start";
import { CheckoutAnswer, StartTrialInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const start = route({
  about: "The address of the free trial's checkout; the trial is used when that is completed.",
  access: "user",
  limit: limits.checkout,
  body: json("StartTrialInput", StartTrialInput),
  answer: { name: "CheckoutAnswer", schema: CheckoutAnswer },
  codes: ["trial_used", "conflict", "upstream"],
  run: ({ user, body }) => startTrial({ viewer: user, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: start });
