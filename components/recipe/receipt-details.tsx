"use client";

import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { useOriginal, type OriginalOf } from "./use-original";
import { t } from "@/lib/messages";

/** What was checked, opened by its summary, with the original text beside it. */
export function ReceiptDetails({
  summary,
  counts,
  original,
  Heading,
}: {
  summary: ReactNode;
  counts: ReactNode;
  /** Fetched, where it is not here, when the details are first opened. */
  original: OriginalOf | null;
  Heading: "h2" | "h3";
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const { original: shown, ask } = useOriginal(original);

  function fetchWhenOpen() {
    if (details.current?.open && shown.kind === "unasked") ask();
  }
  // A cook may have opened them before this script came.
  const fetchWhenOpenAtStart = useEffectEvent(fetchWhenOpen);
  useEffect(() => fetchWhenOpenAtStart(), []);

  return (
    <details ref={details} className="group" onToggle={fetchWhenOpen}>
      {summary}
      <div className="grid gap-5 border-t border-line p-4 lg:side-by-side:grid-cols-2">
        {counts}
        {original !== null && (
          <div className="grid min-w-0 content-start gap-2" aria-busy={shown.kind === "fetching"}>
            <Heading className="font-sans text-base font-bold tracking-normal">
              {t("The original text")}
            </Heading>
            {shown.kind === "here" && (
              <pre
                tabIndex={0}
                role="region"
                aria-label={t("The original text")}
                className="max-h-80 overflow-auto rounded-field border border-line bg-card p-3 font-sans whitespace-pre-wrap"
              >
                {shown.text}
              </pre>
            )}
            {shown.kind === "fetching" && <p role="status">{t("Fetching the original text…")}</p>}
            {shown.kind === "failed" && (
              <FailureCard title={t("The original text could not be fetched")} text={shown.why}>
                <Button size="small" onClick={ask}>
                  {t("Try again")}
                </Button>
              </FailureCard>
            )}
            {typeof original === "object" && (
              <noscript>
                {t("The original text needs JavaScript. Please switch it on for this page.")}
              </noscript>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
