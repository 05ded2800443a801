"use client";

import { useLayoutEffect } from "react";
import { watchPreferences } from "@/lib/browser/preferences";

/**
 * Theme and calm mode as they change. At first, too: Next renders a page that was not found in the browser, where the head's script
 * does not run.
 */
export function ApplyPreferences() {
  useLayoutEffect(watchPreferences, []);
  return null;
}
