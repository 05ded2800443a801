import * as z from "@/lib/contract/zod";
import { readImage } from "@/lib/images/keep";
import { immutableAnswer } from "@/lib/http/cacheable-answer";
import { route, methods } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "A kept picture. Its bytes never change under one name.",
    access: "public",
    limit: "none: it reads one small file, which caches keep",
    params: z.object({ name: z.string() }),
    answer: { name: "image/jpeg", types: ["image/jpeg"] },
    codes: ["not_found"],
    run: ({ request, params }) =>
      immutableAnswer(request, params.name, "image/jpeg", () => readImage(params.name)),
  }),
});
