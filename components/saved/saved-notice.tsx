"use client";

import { useEffect } from "react";
import { toast } from "@/components/ui/use-toast";

/** Why another page sent the cook here (recipes.md#load-failed, recipes.md#library-levels). */
const NOTICES: Record<string, { title: string; text: string }> = {
  "load-failed": { title: "Error", text: "Failed to load recipe" },
  premium: { title: "Premium Required", text: "This recipe requires a premium subscription" },
};

/** Says it, and takes it out of the address together with the tab that was asked for: neither is for a reload. */
export function SavedNotice({ notice, hasTab }: { notice: string | undefined; hasTab: boolean }) {
  useEffect(() => {
    const message = notice === undefined ? undefined : NOTICES[notice];
    if (message) toast({ ...message, tone: "problem" });
    // why: not through the router, which would ask for the page again and forget the tab.
    if (message || hasTab) window.history.replaceState(null, "", "/saved-recipes");
  }, [notice, hasTab]);
  return null;
}
