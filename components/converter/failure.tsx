"use client";

import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { type ConvertSource, PDF_ERRORS, URL_ERRORS } from "@/lib/rules/messages/convert-errors";
import type { Failure } from "./use-convert";

/** The failure of one tab, with the way round it: a scanned PDF is read as photos, a page that refuses us goes by the Text tab. */
export function TabFailure({
  tab,
  failure,
  onText,
  onReadAsPhotos,
}: {
  tab: ConvertSource;
  failure: Failure | null;
  onText: () => void;
  onReadAsPhotos: () => void;
}) {
  if (failure?.tab !== tab) return null;
  const scanned = failure.sentence === PDF_ERRORS.scanned;
  const goByText = tab === "url" && failure.sentence !== URL_ERRORS.notFound;
  return (
    <FailureCard title={failure.title} text={failure.text} detail={failure.detail}>
      {scanned && (
        <Button size="small" onClick={onReadAsPhotos}>
          Read it as photos
        </Button>
      )}
      {goByText && (
        <Button size="small" onClick={onText}>
          Use the Text option
        </Button>
      )}
    </FailureCard>
  );
}
