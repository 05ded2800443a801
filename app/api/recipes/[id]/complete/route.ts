import { RecipeId } from "@/lib/contract/saved-recipes";
import { methods } from "@/lib/http/methods";
import { route } from "@/lib/http/route";
import { recordCompletion } from "@/lib/recipes/completions";

const complete = route({
  about: "Counts one cooking to the end; premium.",
  access: "user",
  params: RecipeId,
  answer: { name: "{ success, completionCount }" },
  codes: ["not_found", "premium_required"],
  run: ({ user, params }) => recordCompletion({ viewer: user, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: complete });
