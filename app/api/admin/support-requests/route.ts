import { ListSupportQuery, SupportRequestsAnswer } from "@/lib/contract/support";
import { route, methods } from "@/lib/http/route";
import { listSupportRequests } from "@/lib/support/read";

const list = route({
  about: "Support requests, newest first, with the number in each state.",
  access: "admin",
  limit: "none: one page of a list, for admins only",
  query: ListSupportQuery,
  answer: { name: "SupportRequestsAnswer", schema: SupportRequestsAnswer },
  run: ({ query }) => listSupportRequests(query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list });
