import type { MouseEvent } from "react";

/** Puts the focus on the tab's panel: for a button that takes itself off the page, so that the keyboard does not fall back to the top. */
export function focusPanel(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>("[role=tabpanel]")?.focus();
}
