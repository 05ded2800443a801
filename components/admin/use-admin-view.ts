"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { AdminView, viewQuery } from "@/lib/contract/admin-view";

/**
 * What this page of the admin area shows, and the way to another view of it. `"replace"` makes no step that Back returns to: a search
 * that is being typed. The address follows a moment later; until then what was chosen is shown.
 */
export function useAdminView(): [AdminView, (change: Partial<AdminView>, how?: "replace") => void] {
  const query = useSearchParams().toString();
  const [seen, setSeen] = useState(query);
  const [chosen, setChosen] = useState<AdminView | null>(null);
  if (seen !== query) {
    setSeen(query);
    setChosen(null);
  }
  const view = chosen ?? AdminView.parse(Object.fromEntries(new URLSearchParams(query)));
  function show(change: Partial<AdminView>, how?: "replace") {
    const next = { ...view, ...change };
    setChosen(next);
    const address = `${window.location.pathname}${viewQuery(next)}`;
    if (how === "replace") window.history.replaceState(null, "", address);
    else window.history.pushState(null, "", address);
  }
  return [view, show];
}
