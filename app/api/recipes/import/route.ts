import { ImportQuery, ImportReport } from "@/lib/contract/recipe-import";
import { IMPORT_CHOSEN } from "@/lib/http/uploads";
import { limits } from "@/lib/http/limits";
import { withProgress } from "@/lib/http/progress";
import { route, methods } from "@/lib/http/route";
import { importRecipes, requireFreePlace } from "@/lib/recipes/import";

const importCollection = route({
  about:
    "Saves the recipes of another program's export, each once however often it is sent, and says which were skipped and why, which came without their picture, and where the file goes on when it was too much for one import. With `keys` of the preview only those come in. With `Accept: application/x-ndjson` also how far it is.",
  access: "user",
  limit: limits.import,
  beforeBody: ({ user }) => requireFreePlace({ viewer: user }),
  query: ImportQuery,
  body: IMPORT_CHOSEN,
  answer: {
    name: "ImportReport",
    schema: ImportReport,
    types: ["application/json", "application/x-ndjson"],
  },
  codes: ["save_limit", "too_large", "unreadable", "timeout", "unavailable"],
  run: ({ request, user, query, body }) =>
    withProgress(request, (tell, signal) =>
      importRecipes({ viewer: user, file: body, chosen: body.chosen, from: query.from, signal, tell }),
    ),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: importCollection });
