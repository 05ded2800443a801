"use client";

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { answeredSentence, requestJson } from "@/lib/browser/api";
import { NO_ANSWER } from "./use-output";

type Original =
  | { kind: "unasked" | "fetching" }
  | { kind: "here"; text: string }
  | { kind: "failed"; why: string };

/** What was checked, opened by its summary, with the original text beside it. */
export function ReceiptDetails({
  summary,
  counts,
  original,
  Heading,
}: {
  summary: ReactNode;
  counts: ReactNode;
  /** The text itself, or the saved recipe it belongs to: it may be long, and is fetched when it is first opened. */
  original: string | { recipeId: string } | null;
  Heading: "h2" | "h3";
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [fetched, setFetched] = useState<Original>({ kind: "unasked" });
  const recipeId = typeof original === "object" ? original?.recipeId : undefined;
  const shown: Original = typeof original === "string" ? { kind: "here", text: original } : fetched;

  async function fetchOriginal(id: string) {
    setFetched({ kind: "fetching" });
    try {
      const { originalContent } = await requestJson(`/api/recipes/${encodeURIComponent(id)}`, answers.recipe);
      setFetched({ kind: "here", text: originalContent });
    } catch (error) {
      setFetched({ kind: "failed", why: answeredSentence(error, NO_ANSWER) });
    }
  }

  function fetchWhenOpen() {
    if (details.current?.open && recipeId !== undefined && fetched.kind === "unasked")
      void fetchOriginal(recipeId);
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
            <Heading className="font-sans text-base font-bold tracking-normal">The original text</Heading>
            {shown.kind === "here" && (
              <pre
                tabIndex={0}
                role="region"
                aria-label="The original text"
                className="max-h-80 overflow-auto rounded-field border border-line bg-card p-3 font-sans whitespace-pre-wrap"
              >
                {shown.text}
              </pre>
            )}
            {shown.kind === "fetching" && <p role="status">Fetching the original text…</p>}
            {shown.kind === "failed" && (
              <FailureCard title="The original text could not be fetched" text={shown.why}>
                <Button size="small" onClick={() => recipeId !== undefined && void fetchOriginal(recipeId)}>
                  Try again
                </Button>
              </FailureCard>
            )}
            {typeof original === "object" && (
              <noscript>The original text needs JavaScript. Please switch it on for this page.</noscript>
            )}
          </div>
        )}
      </div>
    </details>
  );
}
