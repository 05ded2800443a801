import { checkPromo } from "@/lib/billing/start";
import { PromoAnswer, PromoInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const check = route({
  about: "What a promo code is worth to the cook; one that is unknown, or that they have had, is `invalid`.",
  access: "user",
  limit: limits.promo,
  body: json("PromoInput", PromoInput),
  answer: { name: "PromoAnswer", schema: PromoAnswer },
  run: ({ user, body }) => checkPromo({ viewer: user, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: check });
