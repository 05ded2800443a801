import { listProducts } from "@/lib/billing/products";
import { ProductsAnswer } from "@/lib/contract/admin";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";

const products = route({
  about: "The payment provider's products and what each means here; changes nothing.",
  access: "admin",
  limit: limits.checkout,
  answer: { name: "ProductsAnswer", schema: ProductsAnswer },
  codes: ["upstream"],
  run: async () => ({ success: true, products: await listProducts() }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: products });
