import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { choiceOf, choiceText, type OtherLine } from "@/lib/engine/edit/other-line";
import type { FormattedContent, ReceiptIssue } from "@/lib/engine/recipe/formatted";
import { t } from "@/lib/messages";
import { receiptSentence } from "@/components/shared/receipt-words";

/** The button that takes the other of two possible lines; `name` is what it says. */
export type ChooseButton = (choice: OtherLine, name: string) => ReactNode;

type Props = {
  issue: ReceiptIssue;
  /** The recipe as it is stored, not as it is scaled. */
  content: FormattedContent;
  /** Left out, there is nothing to take here. */
  chooseButton?: ChooseButton;
};

/** One thing that needs the cook's eye, with the other line to take where there are two. */
export function IssueLine({ issue, content, chooseButton }: Props) {
  const quote = issue.text && !issue.message.includes(issue.text) ? issue.text : null;
  const choice = chooseButton ? choiceOf(content, issue) : null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="font-semibold">{receiptSentence(issue.message)}</p>
      {quote && (
        <p dir="auto" className="text-muted">
          “{quote}”
        </p>
      )}
      {choice &&
        chooseButton?.(choice, t("Use {choiceText} instead", { choiceText: choiceText(content, choice) }))}
    </div>
  );
}

/** What the receipt asks at a line of a step, beside it. */
export function IssueMark({ issues, ...of }: Omit<Props, "issue"> & { issues: readonly ReceiptIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <div className="no-print grid gap-3 border-l-4 border-butter-line pl-3 text-sm">
      {issues.map((issue, index) => (
        <div key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 text-muted" />
          <IssueLine issue={issue} {...of} />
        </div>
      ))}
    </div>
  );
}
