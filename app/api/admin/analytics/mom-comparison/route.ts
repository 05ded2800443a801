import { monthComparison } from "@/lib/analytics/month-comparison";
import { ComparisonAnswer } from "@/lib/contract/analytics";
import { route, methods } from "@/lib/http/route";

const comparison = route({
  about: "This month so far against the same days of the month before; growth from 0 is null.",
  access: "admin",
  limit: "none: counted in the database, for admins only",
  answer: { name: "ComparisonAnswer", schema: ComparisonAnswer },
  run: async () => ({ success: true, comparison: await monthComparison() }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: comparison });
