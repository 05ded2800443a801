import * as z from "@/lib/contract/zod";
import { handleWebhook } from "@/lib/billing/webhook";
import { rawText } from "@/lib/http/body";
import { route, methods } from "@/lib/http/route";

const receive = route({
  about: "An event of the payment gateway, signed; its customer is brought in line.",
  access: "public",
  origin: "any",
  limit: "none: signed by the payment provider, which may send many",
  body: rawText,
  answer: { name: "{ received }", schema: z.object({ received: z.literal(true) }) },
  codes: ["upstream"],
  run: ({ request, body }) =>
    handleWebhook({ rawBody: body, signature: request.headers.get("stripe-signature") }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: receive });
