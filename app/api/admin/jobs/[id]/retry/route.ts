import { retryJob } from "@/lib/admin/jobs";
import { MessageAnswer } from "@/lib/contract/auth";
import { ByJob } from "@/lib/contract/jobs";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const retry = route({
  about: "Tries a letter or other work that failed again, at once.",
  access: "admin",
  limit: limits.adminAct,
  params: ByJob,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["not_found", "conflict"],
  run: ({ admin, params }) => retryJob({ admin, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: retry });
