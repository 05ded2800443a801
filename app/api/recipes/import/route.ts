import { IMPORT_FILE } from "@/lib/http/import-file";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { withProgress } from "@/lib/http/progress";
import { route } from "@/lib/http/route";
import { importRecipes, requireRoom } from "@/lib/recipes/import";

const bring = route({
  about:
    "Saves the recipes of another program's export, each once however often it is sent, and says which were skipped and why. With `Accept: application/x-ndjson` also how far it is.",
  access: "user",
  limit: limits.import,
  first: ({ user }) => requireRoom({ viewer: user }),
  body: IMPORT_FILE,
  answer: { name: "{ success, imported, skipped }" },
  codes: ["save_limit", "too_large", "unreadable", "timeout", "unavailable"],
  run: ({ request, user, body }) =>
    withProgress(request, (tell, signal) => importRecipes({ viewer: user, file: body, signal, tell })),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: bring });
