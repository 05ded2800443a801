"use client";

import { useEffect } from "react";
import { cookSettings } from "@/lib/browser/cook-settings";
import { calm } from "@/lib/browser/preferences";
import { useStore } from "@/lib/browser/store";
import type { CookSettings } from "@/lib/engine/cook/settings";

/** Cook Mode's settings as they are now. */
export const useCookSettings = (): CookSettings => useStore(cookSettings);

/** True in calm mode: nothing may start, move or sound unasked. */
export const useCalm = (): boolean => useStore(calm);

/** Puts the chosen text size, font and stillness on <html> while Cook Mode is open, so that its sheets have them too. */
export function useCookAppearance({ textSize, font, motion }: CookSettings): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.cookText = textSize;
    dataset.cookFont = font;
    if (!motion) dataset.still = "true";
    return () => {
      delete dataset.cookText;
      delete dataset.cookFont;
      delete dataset.still;
    };
  }, [textSize, font, motion]);
}
