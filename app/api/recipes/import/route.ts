import { IMPORT_FILE } from "@/lib/http/import-file";
import { limits } from "@/lib/http/limits";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { importRecipes } from "@/lib/recipes/import";

const bring = route({
  about: "Saves the recipes of another program's export, and says which were skipped and why.",
  access: "user",
  limit: limits.import,
  body: IMPORT_FILE,
  answer: { name: "{ success, imported, skipped }" },
  codes: ["too_large", "unreadable", "timeout", "unavailable"],
  run: ({ user, body, signal }) => importRecipes({ viewer: user, file: body, signal }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: bring });
