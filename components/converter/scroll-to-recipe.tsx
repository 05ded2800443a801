"use client";

import { useEffect } from "react";

const DELAY_MS = 100;

/** `/?scrollToRecipe=true`: brings the converter into view, 100 ms after the page is there. */
export function ScrollToRecipe() {
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById("converter")?.scrollIntoView(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
