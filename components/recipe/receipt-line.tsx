"use client";

import { Check, TriangleAlert } from "lucide-react";
import type { Receipt } from "@/lib/engine/recipe/schema";

/** What was kept and what needs the cook's eye: one quiet line that opens to its details, beside the original when it is known. */
export function ReceiptLine({ receipt, original }: { receipt: Receipt; original: string | null }) {
  const { ingredients, amounts, times, temperatures, issues } = receipt;
  const fine = issues.length === 0;
  return (
    <details className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-12 items-center gap-3 rounded-card px-4 py-2.5 text-sm">
        {fine ? (
          <Check aria-hidden className="size-5 shrink-0 text-accent" />
        ) : (
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-danger" />
        )}
        <span className="grow">
          {ingredients.placed} of {ingredients.total} ingredients placed.{" "}
          {amounts.matching === amounts.checked
            ? "All amounts match the original."
            : `${amounts.matching} of ${amounts.checked} amounts match the original.`}
        </span>
        <span className="shrink-0 font-semibold text-accent underline underline-offset-4">
          <span className="group-open:hidden">Details</span>
          <span className="hidden group-open:inline">Hide</span>
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4 text-sm lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <h4 className="font-sans text-base font-bold tracking-normal">Checked against the original</h4>
          <ul className="grid gap-1">
            <li>
              Times: {times.matching} of {times.checked} match
            </li>
            <li>
              Temperatures: {temperatures.matching} of {temperatures.checked} match
            </li>
          </ul>
          {!fine && (
            <ul className="grid gap-2">
              {issues.map((issue, index) => (
                <li key={index} className="border-l-4 border-danger pl-3">
                  {issue.message}
                </li>
              ))}
            </ul>
          )}
        </div>
        {original !== null && (
          <div className="grid content-start gap-2">
            <h4 className="font-sans text-base font-bold tracking-normal">The original text</h4>
            <pre
              tabIndex={0}
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
