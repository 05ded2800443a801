/** Takes the other of two possible lines of a saved recipe; it is remembered with the recipe. */
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import type { OtherLine } from "@/lib/engine/edit/other-line";
import { answers } from "./answers";
import { requestJson } from "./api";

/** @throws ApiError */
export const chooseLine = (id: string, choice: OtherLine): Promise<RecipeAnswer> =>
  requestJson(`/api/recipes/${encodeURIComponent(id)}/choose`, answers.recipe, {
    method: "POST",
    json: choice,
  });
