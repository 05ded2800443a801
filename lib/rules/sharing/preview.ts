/** What a shared link shows to who is not entitled (decisions §3): the first steps, and the whole shopping list. */
import { SHARE_PREVIEW_STEPS } from "@/lib/rules/limits";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** The recipe without its receipt: its issues quote the source, steps that a preview leaves out among them. */
export function withoutReceipt(content: FormattedContent): FormattedContent {
  const bare = { ...content };
  delete bare.receipt;
  return bare;
}

/** The recipe cut to its first two steps: nothing of a later step is in it, nor the notes, which may speak of one. */
export function previewOf(content: FormattedContent): FormattedContent {
  const preview = { ...withoutReceipt(content), steps: content.steps.slice(0, SHARE_PREVIEW_STEPS) };
  if (content.steps.length > SHARE_PREVIEW_STEPS) delete preview.notes;
  return preview;
}
