import { ByTag, TagCountAnswer } from "@/lib/contract/admin";
import { route, methods } from "@/lib/http/route";
import { countUsersByTag } from "@/lib/admin/products";

const count = route({
  about: "How many users bought a one-off product, by its tag or its name.",
  access: "admin",
  limit: "none: one count, for admins only",
  params: ByTag,
  answer: { name: "TagCountAnswer", schema: TagCountAnswer },
  run: ({ params }) => countUsersByTag(params.tag),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: count });
