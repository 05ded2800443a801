import { syncProductsFor } from "@/lib/admin/products";
import { MessageAnswer } from "@/lib/contract/auth";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const sync = route({
  about: "Reads the products anew from the payment provider and keeps what each means here.",
  access: "super_admin",
  limit: limits.checkout,
  answer: { name: "MessageAnswer", schema: MessageAnswer },
  codes: ["upstream"],
  run: ({ admin }) => syncProductsFor(admin),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: sync });
