"use client";

import { useEffect } from "react";
import type { CookSettings } from "@/lib/engine/cook/settings";

/** Puts the chosen text size, font and stillness on <html> while Cook Mode is open, so that its sheets have them too. */
export function useCookAppearance({ textSize, font, motion }: CookSettings): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.cookText = textSize;
    dataset.cookFont = font;
    if (!motion) dataset.still = "true";
    // The font's files are asked for only by a cook who chose it.
    if (font === "opendyslexic") void import("./open-dyslexic");
    return () => {
      delete dataset.cookText;
      delete dataset.cookFont;
      delete dataset.still;
    };
  }, [textSize, font, motion]);
}
