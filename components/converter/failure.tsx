"use client";

import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import type { SourceName } from "@/lib/rules/sources";
import { PDF_ERRORS } from "@/lib/rules/sources/pdf";
import { URL_ERRORS } from "@/lib/rules/sources/url";
import type { Failure } from "./use-convert";

/** The failure of one tab, with the way round it: a scanned PDF is read as photos, a page that refuses us goes by the Text tab. */
export function TabFailure({
  tab,
  failure,
  onText,
  onReadAsPhotos,
}: {
  tab: SourceName;
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
