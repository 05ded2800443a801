"use client";

import { useLayoutEffect } from "react";
import { applyPreferences } from "@/lib/browser/preferences";

/** Next renders a page that was not found in the browser, where the head's script does not run: the theme is put on here. */
export function ApplyPreferences() {
  useLayoutEffect(applyPreferences, []);
  return null;
}
