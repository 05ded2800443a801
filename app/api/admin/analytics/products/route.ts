import { productAnalytics } from "@/lib/analytics/products";
import { PeriodQuery, ProductAnalyticsAnswer } from "@/lib/contract/analytics";
import { route, methods } from "@/lib/http/route";

const products = route({
  about: "Sign-ups, new subscriptions and one-off products of a period; test users left out.",
  access: "admin",
  limit: "none: counted in the database, for admins only",
  query: PeriodQuery,
  answer: { name: "ProductAnalyticsAnswer", schema: ProductAnalyticsAnswer },
  run: async ({ query }) => ({ success: true, analytics: await productAnalytics(query.period) }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: products });
