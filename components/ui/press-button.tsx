"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

/**
 * A `<button>` of the script: disabled until React listens here, so that no press is lost. A submit button is left to its form. It looks
 * as it will: nothing on a page pales and comes back.
 */
export function PressButton({ type = "button", disabled = false, ...props }: ComponentProps<"button">) {
  const waits = !useHydrated() && type === "button";
  return (
    <button
      type={type}
      disabled={disabled || waits}
      data-waits={waits && !disabled ? "" : undefined}
      {...props}
    />
  );
}
