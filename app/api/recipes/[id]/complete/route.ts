import { CompletionAnswer, RecipeId } from "@/lib/contract/saved-recipes";
import { idempotencyKeyOf } from "@/lib/http/idempotency";
import { route, methods } from "@/lib/http/route";
import { recordCompletion } from "@/lib/recipes/completions";

const complete = route({
  about: "Counts one cooking to the end, once for each Idempotency-Key; premium.",
  access: "user",
  limit: "none: each cooking is counted, by one small write",
  idempotent: true,
  params: RecipeId,
  answer: { name: "CompletionAnswer", schema: CompletionAnswer },
  codes: ["not_found", "premium_required"],
  run: ({ user, params, request }) =>
    recordCompletion({ viewer: user, id: params.id, cookingKey: idempotencyKeyOf(request) }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: complete });
