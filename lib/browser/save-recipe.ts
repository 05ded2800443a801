/** Saves a converted recipe under its own idempotency key: sent twice, it is stored once. */
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import { answers } from "./answers";
import { requestJson } from "./api";

/** @throws ApiError (401: log in first, 403: the account is full) */
export const saveRecipe = ({
  recipe,
  idempotencyKey,
}: Pick<PendingRecipe, "recipe" | "idempotencyKey">): Promise<{ id: string }> =>
  requestJson("/api/recipes", answers.savedRecipe, {
    method: "POST",
    json: recipe,
    headers: { "Idempotency-Key": idempotencyKey },
  });
