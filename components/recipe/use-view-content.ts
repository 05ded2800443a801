import { useEffect } from "react";
import { adEvent } from "@/lib/browser/ad-events";

/** Tells, once for each recipe that is opened, that it was viewed (recipes.md#view-content). */
export function useViewContent({ id, title }: { id: string; title: string }): void {
  useEffect(() => {
    adEvent("ViewContent", { content_name: title, content_id: id });
  }, [id, title]);
}
