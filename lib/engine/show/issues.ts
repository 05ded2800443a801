/** What a receipt asks the cook to look at: a few things first, each where it is in the recipe. */
import type { Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";

/** More at once is no help. */
const MOST_AT_FIRST = 3;

/** Something to decide comes first, then what has its place in a step, then the rest; within each as the check found them. */
const rank = ({ instead, step }: ReceiptIssue): number => (instead ? 0 : step === undefined ? 2 : 1);

/** At most three things to look at, and what stands behind "more". */
export function issuesToShow({ issues }: Pick<Receipt, "issues">): {
  first: ReceiptIssue[];
  more: ReceiptIssue[];
} {
  const sorted = [...issues].sort((a, b) => rank(a) - rank(b));
  return { first: sorted.slice(0, MOST_AT_FIRST), more: sorted.slice(MOST_AT_FIRST) };
}

/** Those of them that stand beside the line `action` (from 0) of step `step`; an issue about a whole step stands at its first line. */
export const issuesAt = (issues: readonly ReceiptIssue[], step: number, action: number): ReceiptIssue[] =>
  issues.filter((issue) => issue.step === step && (issue.action ?? 0) === action);
