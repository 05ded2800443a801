import { cancelPlan } from "@/lib/billing/change";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const cancel = route({
  about: "Ends the plan at the end of its period; asked again it says the same.",
  access: "user",
  limit: limits.checkout,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["conflict", "upstream"],
  run: ({ user }) => cancelPlan({ userId: user.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: cancel });
