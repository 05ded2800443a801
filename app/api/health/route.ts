import { SuccessAnswer } from "@/lib/contract/auth";
import { route, methods } from "@/lib/http/route";

export const dynamic = "force-dynamic";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "The process lives.",
    access: "public",
    limit: "none: it does nothing",
    answer: { name: "SuccessAnswer", schema: SuccessAnswer },
    run: () => undefined,
  }),
});
