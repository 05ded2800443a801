/** Saves a converted recipe under its own idempotency key: sent twice, it is stored once. */
import type { SaveRecipeAnswer } from "@/lib/contract/saved-recipes";
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import { requestJson } from "./api";

/** @throws ApiError (401: log in first, 403: the account is full) */
export const saveRecipe = ({
  recipe,
  idempotencyKey,
}: Pick<PendingRecipe, "recipe" | "idempotencyKey">): Promise<SaveRecipeAnswer> =>
  requestJson<SaveRecipeAnswer>("/api/recipes", {
    method: "POST",
    json: recipe,
    headers: { "Idempotency-Key": idempotencyKey },
  });
