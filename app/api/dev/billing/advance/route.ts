import { advanceDemoClock } from "@/lib/billing/demo";
import { AdvanceAnswer, AdvanceInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { requireDevTools } from "@/lib/http/dev-tools";
import { route, methods } from "@/lib/http/route";

const advance = route({
  about: "Moves the demo gateway's clock on; development and tests only.",
  access: "public",
  limit: "none: development and tests only",
  body: json("AdvanceInput", AdvanceInput),
  answer: { name: "AdvanceAnswer", schema: AdvanceAnswer },
  codes: ["not_found"],
  run({ request, body }) {
    requireDevTools(request);
    return advanceDemoClock(body.days);
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: advance });
