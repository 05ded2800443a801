"use client";

import { LoaderCircle } from "lucide-react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import type { Output } from "./use-output";

/** What is being made, with a way to end it; and what failed, with a way to try again. */
export function OutputStatus({ output: { state, download, cancel, dismiss } }: { output: Output }) {
  return (
    <>
      <div role="status" className="contents">
        {state.kind === "working" && (
          <div className="flex basis-full flex-wrap items-center gap-3 rounded-card bg-accent-soft px-4 py-2">
            <LoaderCircle aria-hidden className="size-5 animate-spin text-accent" />
            <p className="mr-auto font-semibold">{state.file.making}</p>
            <Button size="small" onClick={cancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
      {state.kind === "failed" && (
        <div className="basis-full">
          <FailureCard title={state.file.failed} text={state.text}>
            <Button size="small" onClick={() => void download(state.file)}>
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
