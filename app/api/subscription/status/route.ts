import { subscriptionStatus } from "@/lib/billing/status";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";

const status = route({
  about: "What the cook's plan allows now.",
  access: "user",
  answer: { name: "SubscriptionStatus" },
  run: ({ user }) => subscriptionStatus({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: status });
