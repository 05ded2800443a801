import { ExportQuery } from "@/lib/contract/saved-recipes";
import { streamedFile } from "@/lib/http/file-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { exportRecipes } from "@/lib/recipes/export";

const exportCollection = route({
  about:
    "All recipes of the cook as one file: our JSON, schema.org JSON-LD, or a zip of Markdown or Cooklang files.",
  access: "user",
  limit: limits.takeAway,
  bearer: "read",
  query: ExportQuery,
  answer: { name: "a file", types: ["application/json", "application/ld+json", "application/zip"] },
  codes: ["unavailable"],
  run: async ({ user, query, signal }) =>
    streamedFile(await exportRecipes({ viewer: user, format: query.format, signal })),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: exportCollection });
