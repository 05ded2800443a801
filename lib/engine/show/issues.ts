/** What a receipt asks the cook to look at: a few things first, each where it is in the recipe. */
import { worthALook } from "@/lib/engine/check/summary";
import type { Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";

/** At most three things to look at, the most harmful ones, and what stands behind "more". */
export function issuesToShow(receipt: Pick<Receipt, "issues">): {
  first: ReceiptIssue[];
  more: ReceiptIssue[];
} {
  const first = worthALook(receipt);
  return { first, more: worthALook(receipt, receipt.issues.length).slice(first.length) };
}

/** Those of them that stand beside the line `action` (from 0) of step `step`; an issue about a whole step stands at its first line. */
export const issuesAt = (issues: readonly ReceiptIssue[], step: number, action: number): ReceiptIssue[] =>
  issues.filter((issue) => issue.step === step && (issue.action ?? 0) === action);
