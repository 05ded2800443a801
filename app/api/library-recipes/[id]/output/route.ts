import { LibraryRecipeId } from "@/lib/contract/library";
import { MessageAnswer } from "@/lib/contract/auth";
import { OutputInput } from "@/lib/contract/output";
import { json } from "@/lib/http/body";
import { OUTPUT_TYPES } from "@/lib/rules/outputs";
import { fileAnswer } from "@/lib/http/file-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { outputLibraryRecipe } from "@/lib/library/output";

const output = route({
  about:
    "A library recipe as a PDF or a picture for anyone who may read it; signed-in cooks can also send it by email.",
  access: "viewer",
  limit: [limits.print, limits.emailOutput],
  params: LibraryRecipeId,
  body: json("OutputInput", OutputInput),
  answer: { name: "a file, or MessageAnswer", schema: MessageAnswer, types: OUTPUT_TYPES },
  codes: [
    "unproven",
    "unauthenticated",
    "not_found",
    "premium_required",
    "too_large",
    "timeout",
    "unavailable",
  ],
  run: async ({ user, params, body, signal }) => {
    const made = await outputLibraryRecipe({ viewer: user, id: params.id, input: body, signal });
    return "bytes" in made ? fileAnswer(made) : made;
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: output });
