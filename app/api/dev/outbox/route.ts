import { requireDevTools } from "@/lib/http/dev-tools";
import { route, methods } from "@/lib/http/route";
import { OutboxAnswer, OutboxQuery } from "@/lib/contract/dev";
import { outbox } from "@/lib/mail/send";

const read = route({
  about: "Mail kept by an installation without SMTP, newest first; development and tests only.",
  access: "public",
  limit: "none: development and tests only",
  query: OutboxQuery,
  answer: { name: "OutboxAnswer", schema: OutboxAnswer },
  codes: ["not_found"],
  async run({ request, query }) {
    requireDevTools(request);
    return { success: true, messages: await outbox(query.to) };
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: read });
