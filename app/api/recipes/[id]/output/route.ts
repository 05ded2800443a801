import { MessageAnswer } from "@/lib/contract/auth";
import { OutputInput } from "@/lib/contract/output";
import { RecipeId } from "@/lib/contract/saved-recipes";
import { json } from "@/lib/http/body";
import { OUTPUT_TYPES } from "@/lib/rules/outputs";
import { fileAnswer } from "@/lib/http/file-answer";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { outputRecipe } from "@/lib/recipes/output/deliver";

const output = route({
  about: "One of the cook's recipes as a PDF, as a picture for a phone, or sent by email.",
  access: "user",
  limit: [limits.print, limits.emailOutput],
  params: RecipeId,
  body: json("OutputInput", OutputInput),
  answer: { name: "a file, or MessageAnswer", schema: MessageAnswer, types: OUTPUT_TYPES },
  codes: ["unproven", "not_found", "too_large", "timeout", "unavailable"],
  run: async ({ user, params, body, signal }) => {
    const made = await outputRecipe({ viewer: user, id: params.id, input: body, signal });
    return "bytes" in made ? fileAnswer(made) : made;
  },
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: output });
