"use client";

import { useEffect } from "react";
import { adEvent } from "@/lib/browser/ad-events";

/** Reports, once for each recipe that is opened, that it was viewed (recipes.md#view-content). */
export function ViewContent({ id, title }: { id: string; title: string }) {
  useEffect(() => {
    adEvent("ViewContent", { content_name: title, content_id: id });
  }, [id, title]);
  return null;
}
