"use client";

import { useLayoutEffect } from "react";
import { wear } from "@/lib/browser/preferences";

/** Next renders a page that was not found in the browser, where the head's script does not run: the theme is put on here. */
export function WearPreferences() {
  useLayoutEffect(wear, []);
  return null;
}
