import { trySyncAfterCheckout } from "@/lib/billing/activate";
import { subscriptionStatus } from "@/lib/billing/my-plan";
import { StatusQuery, SubscriptionStatus } from "@/lib/contract/billing";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const status = route({
  about: "What the cook's plan allows now; with `?session_id=` after a sync for that checkout.",
  access: "user",
  limit: limits.checkoutLook,
  query: StatusQuery,
  answer: { name: "SubscriptionStatus", schema: SubscriptionStatus },
  async run({ user, query }) {
    if (query.session_id) await trySyncAfterCheckout(user, query.session_id);
    return subscriptionStatus({ viewer: user });
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: status });
