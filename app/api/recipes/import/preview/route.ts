import { ImportPreview, ImportQuery } from "@/lib/contract/recipe-import";
import { limits } from "@/lib/http/limits";
import { withProgress } from "@/lib/http/progress";
import { methods, route } from "@/lib/http/route";
import { IMPORT_FILE } from "@/lib/http/uploads";
import { requireFreePlace } from "@/lib/recipes/import";
import { previewImport } from "@/lib/recipes/import-preview";

const previewCollection = route({
  about:
    "What is in another program's export, nothing of it saved: each recipe with its key for the import, what it holds, whether the cook has it already, and why it cannot come in. With `Accept: application/x-ndjson` also how far it is.",
  access: "user",
  limit: limits.importPreview,
  beforeBody: ({ user }) => requireFreePlace({ viewer: user }),
  query: ImportQuery,
  body: IMPORT_FILE,
  answer: {
    name: "ImportPreview",
    schema: ImportPreview,
    types: ["application/json", "application/x-ndjson"],
  },
  codes: ["save_limit", "too_large", "unreadable", "timeout", "unavailable"],
  run: ({ request, user, query, body }) =>
    withProgress(request, (tell, signal) =>
      previewImport({ viewer: user, file: body, from: query.from, signal, tell }),
    ),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: previewCollection });
