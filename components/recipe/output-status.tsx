"use client";

import { LoaderCircle } from "lucide-react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import type { Output } from "./use-output";

const MAKING = { pdf: "Making the PDF…", image: "Drawing the image…" } as const;

/** What is being made, with a way to end it; and what failed, with a way to try again. */
export function OutputStatus({ output: { state, download, cancel, dismiss } }: { output: Output }) {
  return (
    <>
      <div role="status" className="contents">
        {state.kind === "working" && (
          <div className="flex basis-full flex-wrap items-center gap-3 rounded-card bg-accent-soft px-4 py-2">
            <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
            <p className="mr-auto font-semibold">{MAKING[state.format]}</p>
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
      {state.kind === "failed" && (
        <div className="basis-full">
          <FailureCard title={state.title} text={state.text}>
            <Button size="small" onClick={() => void download(state.format)}>
              Try again
            </Button>
            <Button size="small" variant="quiet" onClick={dismiss}>
              Dismiss
            </Button>
          </FailureCard>
        </div>
      )}
    </>
  );
}
