/** How large a saved recipe may be: its words, what links them, and what its receipt says about them. */
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent, Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import {
  RECEIPT_MAX_ISSUES,
  RECEIPT_MAX_TEXT_CHARS,
  RECIPE_MAX_CHARS,
  RECIPE_MAX_JSON_CHARS,
  TEXT_MAX_CHARS,
} from "@/lib/rules/limits";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { t } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

/** All words that a recipe shows. */
export function recipeChars(content: FormattedContent): number {
  const texts = [
    content.title,
    content.description,
    content.yield ?? "",
    ...(content.notes ?? []),
    ...(content.alsoNeeded ?? []),
    content.source?.siteName ?? "",
    content.source?.url ?? "",
    ...flatIngredients(content.ingredients),
    ...content.steps.flatMap((step) => [step.instruction, step.section ?? "", ...step.ingredients]),
  ];
  return texts.reduce((sum, text) => sum + text.length, 0);
}

const tooLong = (): string =>
  t("A recipe has at most {recipeMaxChars} characters. Please shorten it.", {
    recipeMaxChars: numberInWords(RECIPE_MAX_CHARS),
  });

/** Why a recipe, its receipt included, is larger than what people cook from; null when it is not. */
export const sizeProblem = (content: FormattedContent): string | null =>
  recipeChars(content) <= RECIPE_MAX_CHARS && JSON.stringify(content).length <= RECIPE_MAX_JSON_CHARS
    ? null
    : tooLong();

const cut = (text: string): string =>
  text.length > RECEIPT_MAX_TEXT_CHARS ? `${text.slice(0, RECEIPT_MAX_TEXT_CHARS - 1)}…` : text;

const boundedIssue = (issue: ReceiptIssue): ReceiptIssue => ({
  ...issue,
  message: cut(issue.message),
  ...(issue.text !== undefined && { text: cut(issue.text) }),
  ...(issue.lines && { lines: issue.lines.slice(0, RECEIPT_MAX_ISSUES) }),
});

const bounded = (receipt: Receipt): Receipt => ({
  ...receipt,
  engine: cut(receipt.engine),
  version: cut(receipt.version),
  issues: receipt.issues.slice(0, RECEIPT_MAX_ISSUES).map(boundedIssue),
  ...(receipt.alsoNeeded && { alsoNeeded: receipt.alsoNeeded.slice(0, RECEIPT_MAX_ISSUES).map(cut) }),
});

/** The recipe with no more of a receipt than anybody reads: the first issues, none of them endless. */
export const withBoundedReceipt = (content: FormattedContent): FormattedContent =>
  content.receipt === undefined ? content : { ...content, receipt: bounded(content.receipt) };

const MAX_LINES = 400;

/** True when a recipe is of a size that people cook from; no source may be longer than a pasted text may be. */
export function hasRecipeSize({ ingredients, instructions }: SourceRecipe): boolean {
  const chars = [...ingredients, ...instructions].reduce((sum, { text }) => sum + text.length, 0);
  return ingredients.length <= MAX_LINES && instructions.length <= MAX_LINES && chars <= TEXT_MAX_CHARS;
}
