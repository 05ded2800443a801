/** What waits on this device for the server, as screens see it; `changes.ts` keeps and sends it. */
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import type { RecipeAnswer, UpdateRecipeInput } from "@/lib/contract/saved-recipes";
import { createStore } from "@/lib/browser/store";

export type Edit = UpdateRecipeInput & Required<Pick<UpdateRecipeInput, "formattedContent" | "updatedAt">>;

/** Sent under its own id, so that sent twice it is done once; an edit of other words, or of another version, has another. Without one it was kept by an earlier version of the app. */
export type WaitingEdit = { kind: "edit"; recipeId: string; edit: Edit; operationId?: string };

export type Change = {
  /** Of the change on this device; a save is sent under it, so that sent twice it is done once. */
  id: string;
  cookId: string;
  atMs: number;
  title: string;
  what: WaitingEdit | { kind: "save"; recipe: PendingRecipe["recipe"] };
  /** All but `waiting` need the cook's answer first. */
  state:
    | { kind: "waiting" }
    | { kind: "conflict"; stored: RecipeAnswer }
    | { kind: "refused"; sentence: string };
};

/** The signed-in cook's, oldest first. */
export const waitingChanges = createStore<readonly Change[]>([]);

/** The edit of a recipe that waits, if there is one. */
export const waitingEdit = (changes: readonly Change[], recipeId: string): Edit | null =>
  changes.flatMap(({ what }) => (what.kind === "edit" && what.recipeId === recipeId ? [what.edit] : []))[0] ??
  null;
