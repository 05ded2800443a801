"use client";

import { useAppName } from "@/components/shared/app-name";

/** Marks a line of a step that its source does not say. */
export function AddedByUs() {
  return <small className="text-muted"> (added by {useAppName()})</small>;
}
