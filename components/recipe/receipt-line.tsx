"use client";

import { Check, TriangleAlert } from "lucide-react";
import { isFaithful, receiptSummary } from "@/lib/engine/check/summary";
import type { Receipt, ReceiptIssue } from "@/lib/engine/recipe/formatted";

/** What was kept and what needs the cook's eye: one quiet line that opens to its details, beside the original when it is known. */
export function ReceiptLine({ receipt, original }: { receipt: Receipt; original: string | null }) {
  const faithful = isFaithful(receipt);
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-card px-4 py-2.5 text-sm [&::-webkit-details-marker]:hidden">
        {faithful ? (
          <Check aria-hidden className="size-5 shrink-0 text-accent" />
        ) : (
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        )}
        <span className="grow">{receiptSummary(receipt)}</span>
        <span className="shrink-0 font-semibold text-accent underline underline-offset-4">
          <span className="group-open:hidden">Details</span>
          <span className="hidden group-open:inline">Hide</span>
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4 text-sm lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <h3 className="font-sans text-base font-bold tracking-normal">Checked against the original</h3>
          <ul className="grid gap-1">
            {countsOf(receipt).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {receipt.issues.length > 0 && (
            <ul aria-label="Please check" className="grid gap-3">
              {receipt.issues.map((issue, index) => (
                <IssueLine key={index} issue={issue} />
              ))}
            </ul>
          )}
        </div>
        {original !== null && (
          <div className="grid min-w-0 content-start gap-2">
            <h3 className="font-sans text-base font-bold tracking-normal">The original text</h3>
            <pre
              tabIndex={0}
              role="region"
              aria-label="The original text"
              className="max-h-80 overflow-auto rounded-field border border-line bg-card p-3 font-sans whitespace-pre-wrap"
            >
              {original}
            </pre>
          </div>
        )}
      </div>
    </details>
  );
}

function IssueLine({ issue }: { issue: ReceiptIssue }) {
  const quote = issue.text && !issue.message.includes(issue.text) ? issue.text : null;
  return (
    <li className="border-l-4 border-butter-line pl-3">
      <p className="font-semibold">{issue.message}</p>
      {quote && <p className="text-muted">“{quote}”</p>}
    </li>
  );
}

function countsOf({ ingredients, amounts, times, temperatures, sentences }: Receipt): string[] {
  const checks = [
    { name: "Ingredients placed in steps", all: ingredients.total, good: ingredients.placed },
    { name: "Amounts that match", all: amounts.checked, good: amounts.matching },
    { name: "Times that match", all: times.checked, good: times.matching },
    { name: "Temperatures that match", all: temperatures.checked, good: temperatures.matching },
    { name: "Sentences kept", all: sentences.total, good: sentences.kept },
  ];
  return checks.filter(({ all }) => all > 0).map(({ name, all, good }) => `${name}: ${good} of ${all}`);
}
