import { createCheckout } from "@/lib/billing/start";
import { CheckoutAnswer, CreateCheckoutInput } from "@/lib/contract/billing";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const create = route({
  about:
    "The address of a checkout: a plan (`planType`, `promoCode?`, `returnUrl?`), or a one-off product (`productTag`).",
  access: "user",
  limit: limits.checkout,
  body: json("CreateCheckoutInput", CreateCheckoutInput),
  answer: { name: "CheckoutAnswer", schema: CheckoutAnswer },
  codes: ["conflict", "upstream"],
  run: ({ user, body }) => createCheckout({ viewer: user, input: body }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: create });
