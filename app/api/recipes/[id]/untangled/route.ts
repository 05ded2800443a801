import { RecipeId } from "@/lib/contract/saved-recipes";
import { fileAnswer } from "@/lib/http/file-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { UNTANGLED } from "@/lib/rules/outputs";
import { untangledPicture } from "@/lib/recipes/output/untangled";

const untangled = route({
  about: "A picture of one of the cook's recipes before and after: its original text, and the steps of it.",
  access: "user",
  limit: limits.print,
  params: RecipeId,
  answer: { name: "a file", types: [UNTANGLED.type] },
  codes: ["not_found", "unreadable", "too_large", "timeout", "unavailable"],
  run: async ({ user, params, signal }) =>
    fileAnswer(await untangledPicture({ viewer: user, id: params.id, signal })),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: untangled });
