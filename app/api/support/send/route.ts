import { MessageAnswer } from "@/lib/contract/auth";
import { SupportInput } from "@/lib/contract/support";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { sendSupportRequest } from "@/lib/support/write";

const send = route({
  about: "Keeps a support request and mails it to the operators.",
  access: "public",
  limit: limits.support,
  body: json("SupportInput", SupportInput),
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  run: ({ body }) => sendSupportRequest(body),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: send });
