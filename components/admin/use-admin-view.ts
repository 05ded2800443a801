"use client";

import { useSearchParams } from "next/navigation";
import { AdminView, viewQuery } from "@/lib/contract/admin-view";

/**
 * What this page of the admin area shows, and the way to another view of it. `"replace"` makes no step that Back returns to: a search
 * that is being typed.
 */
export function useAdminView(): [AdminView, (change: Partial<AdminView>, how?: "replace") => void] {
  const view = AdminView.parse(Object.fromEntries(useSearchParams()));
  function show(change: Partial<AdminView>, how?: "replace") {
    const address = `${window.location.pathname}${viewQuery({ ...view, ...change })}`;
    if (how === "replace") window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }
  return [view, show];
}
