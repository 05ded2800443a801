"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

/** A `<button>` of the script: disabled until React listens here, so that no press is lost. A submit button is left to its form. */
export function PressButton({ type = "button", disabled = false, ...props }: ComponentProps<"button">) {
  const hydrated = useHydrated();
  return <button type={type} disabled={disabled || (type === "button" && !hydrated)} {...props} />;
}
