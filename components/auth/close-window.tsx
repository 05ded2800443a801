"use client";

import { useEffect } from "react";

/** Closes a window that a page of ours opened; any other window stays, as browsers rule. */
export function CloseWindow() {
  useEffect(() => window.close(), []);
  return null;
}
