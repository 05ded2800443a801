import { SuccessAnswer } from "@/lib/contract/auth";
import { setDemoCard } from "@/lib/billing/demo";
import { DemoCardInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { requireDevTools } from "@/lib/http/dev-tools";
import { route, methods } from "@/lib/http/route";

const set = route({
  about: "Makes a cook's demo card refuse, or accept, what renewals charge; development and tests only.",
  access: "public",
  limit: "none: development and tests only",
  body: json("DemoCardInput", DemoCardInput),
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  codes: ["not_found"],
  run({ request, body }) {
    requireDevTools(request);
    return setDemoCard(body);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: set });
