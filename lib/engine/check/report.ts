/** What every check of the receipt shares: where it reports to, and the shopping list as a plain list. */
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";

export type Report = (issue: ReceiptIssue) => void;

/** The shopping list as stored, read from top to bottom: `StepUse.line` points into it. */
export const listOf = (content: FormattedContent): string[] =>
  Array.isArray(content.ingredients)
    ? content.ingredients
    : [...content.ingredients.refrigerated, ...content.ingredients.other];
