import { createHash } from "node:crypto";
import description from "@/docs/openapi.json" with { type: "json" };
import { revalidatedAnswer } from "@/lib/http/cacheable-answer";
import { methods, route } from "@/lib/http/route";

const bytes = new TextEncoder().encode(JSON.stringify(description));
const version = createHash("sha256").update(bytes).digest("base64url");

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    about: "Every call of this app, as OpenAPI 3.1.",
    access: "public",
    limit: "none: it reads one small file, which caches keep",
    answer: { name: "OpenAPI", types: ["application/json"] },
    run: ({ request }) => revalidatedAnswer(request, version, "application/json", bytes),
  }),
});
