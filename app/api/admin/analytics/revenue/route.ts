import { revenue } from "@/lib/analytics/revenue";
import { RevenueAnswer } from "@/lib/contract/analytics";
import { route, methods } from "@/lib/http/route";

const revenueAnswer = route({
  about: "What was paid lately less refunds, and what recurs, in dollars.",
  access: "admin",
  limit: "none: counted in the database, for admins only",
  answer: { name: "RevenueAnswer", schema: RevenueAnswer },
  run: async () => ({ success: true, revenue: await revenue() }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: revenueAnswer });
