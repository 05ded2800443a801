import { changeCard } from "@/lib/billing/change";
import { CheckoutAnswer } from "@/lib/contract/billing";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const change = route({
  about: "The address of the page on which the cook gives another card; what is owed is charged to it.",
  access: "user",
  limit: limits.checkout,
  answer: { name: "CheckoutAnswer", schema: CheckoutAnswer },
  codes: ["conflict", "upstream"],
  run: ({ user }) => changeCard({ viewer: user }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: change });
