import { SuccessAnswer } from "@/lib/contract/auth";
import { RecipeAnswer, RecipeId, UpdateRecipeInput } from "@/lib/contract/saved-recipes";
import { idempotencyKeyOf } from "@/lib/http/idempotency";
import { json } from "@/lib/http/body";
import { limits } from "@/lib/http/limits";
import { route, methods } from "@/lib/http/route";
import { readRecipe } from "@/lib/recipes/read";
import { deleteRecipe, updateRecipe } from "@/lib/recipes/write";

const read = route({
  about: "One of the cook's recipes.",
  access: "user",
  limit: "none: it reads one row of one's own",
  bearer: "read",
  params: RecipeId,
  answer: { name: "RecipeAnswer", schema: RecipeAnswer },
  codes: ["not_found"],
  run: ({ user, params }) => readRecipe({ viewer: user, id: params.id }),
});

const update = route({
  about:
    "Changes a recipe; premium. A stale `updatedAt` is a conflict that brings the stored recipe. The same Idempotency-Key changes it once in 24 hours, and answers the recipe as it is then.",
  access: "user",
  idempotent: true,
  limit: limits.edit,
  params: RecipeId,
  body: json("UpdateRecipeInput", UpdateRecipeInput),
  answer: { name: "RecipeAnswer", schema: RecipeAnswer },
  codes: ["not_found", "premium_required", "conflict", "unavailable"],
  run: ({ request, user, params, body }) =>
    updateRecipe({
      ...{ viewer: user, id: params.id, input: body },
      idempotencyKey: idempotencyKeyOf(request),
    }),
});

const remove = route({
  about: "Deletes a recipe for good.",
  access: "user",
  limit: limits.edit,
  params: RecipeId,
  answer: { name: "SuccessAnswer", schema: SuccessAnswer },
  codes: ["not_found"],
  run: ({ user, params }) => deleteRecipe({ viewer: user, id: params.id }),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: read,
  PUT: update,
  DELETE: remove,
});
