import * as z from "@/lib/contract/zod";
import { ByEmail, SupportRequestAnswer } from "@/lib/contract/support";
import { route, methods } from "@/lib/http/route";
import { listSupportHistory } from "@/lib/support/read";

const history = route({
  about: "All support requests from one email address.",
  access: "admin",
  limit: "none: one person's requests, for admins only",
  params: ByEmail,
  answer: {
    name: "{ success, requests: SupportRequestAnswer[] }",
    schema: z.object({ success: z.literal(true), requests: z.array(SupportRequestAnswer) }),
  },
  run: ({ params }) => listSupportHistory(params.email),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: history });
