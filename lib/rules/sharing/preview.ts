/** What a shared link shows to viewers who may not see the whole recipe (sharing.md#preview): the first steps, and the whole shopping list. */
import { fitToPage } from "./page-size";
import { SHARE_PREVIEW_STEPS } from "@/lib/rules/limits";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** The recipe without its receipt, whose issues quote the source, hidden steps among them; what else is to be bought stays. */
export function withoutReceipt(content: FormattedContent): FormattedContent {
  const { receipt, ...bare } = content;
  const needed = receipt?.alsoNeeded ?? [];
  return needed.length === 0 ? bare : { ...bare, alsoNeeded: needed };
}

/** The recipe cut to its first two steps: nothing of a later step is in it, nor the notes, which may speak of one. What no page holds is cut too. */
export function previewOf(content: FormattedContent): FormattedContent {
  const preview = { ...withoutReceipt(content), steps: content.steps.slice(0, SHARE_PREVIEW_STEPS) };
  if (content.steps.length > SHARE_PREVIEW_STEPS) delete preview.notes;
  return fitToPage(preview);
}
