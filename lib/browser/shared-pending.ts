/** A recipe of a shared page that waits to be saved: kept as the visitor sees it, saved with all steps once its cook may see them. */
import { sharedTokenOf, toPending, type PendingRecipe } from "@/lib/rules/conversion/pending";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { answers } from "./answers";
import { requestJson } from "./api";
import { keepPendingRecipe } from "./pending-recipe";
import { saveRecipe } from "./save-recipe";
import { t } from "@/lib/messages";

export type SharedRecipeToSave = { url: string; totalSteps: number; content: FormattedContent };

/** Keeps a shared recipe for 'Recipe Ready to Save'. A preview gets a note that it is one, and where the whole recipe is. */
export function keepSharedAsPending({ url, totalSteps, content }: SharedRecipeToSave): void {
  keepPendingRecipe(toPendingContent({ url, totalSteps, content }), url);
}

/** Saves a shared recipe at once, for a signed-in cook. @throws ApiError (403: the account is full) */
export function saveSharedRecipe(shared: SharedRecipeToSave): Promise<{ id: string }> {
  return saveRecipe(toPending(toPendingContent(shared), shared.url, Date.now(), crypto.randomUUID()));
}

function toPendingContent({ url, totalSteps, content }: SharedRecipeToSave): FormattedContent {
  const shown = content.steps.length;
  if (shown >= totalSteps) return content;
  const note = t("This is a preview: the first {shown} of {totalSteps} steps. The whole recipe: {url}", {
    shown,
    totalSteps,
    url,
  });
  return { ...content, description: content.description ? `${content.description}\n\n${note}` : note };
}

/** The pending recipe, with all its steps if it came from a shared page and its cook may see them now. Never throws. */
export async function completeIfEntitled(pending: PendingRecipe): Promise<PendingRecipe> {
  const token = sharedTokenOf(pending);
  if (token === null) return pending;
  const found = await requestJson(`/api/share/${token}`, answers.sharedRecipe).catch(() => null);
  const content = found?.recipe.formattedContent;
  if (!content || content.steps.length <= pending.recipe.formattedContent.steps.length) return pending;
  return {
    ...pending,
    recipe: { ...pending.recipe, description: content.description, formattedContent: content },
    // Another body needs another key: the preview may have been sent under the first one.
    idempotencyKey: `${pending.idempotencyKey}-whole`,
  };
}
