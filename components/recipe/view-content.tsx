"use client";

import { useEffect } from "react";
import { adEvent } from "@/lib/browser/ad-events";

/** Reports, once for each recipe that is opened, that it was viewed (recipes.md#view-content); a shared one without an id, which is its key. */
export function ViewContent({ id, title }: { id?: string; title: string }) {
  useEffect(() => {
    adEvent("ViewContent", { content_name: title, ...(id !== undefined && { content_id: id }) });
  }, [id, title]);
  return null;
}
