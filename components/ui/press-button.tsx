"use client";

import type { ComponentProps } from "react";
import { useHydrated } from "./use-hydrated";

type PressButtonProps = ComponentProps<"button"> & {
  /** Whether nobody listens before React does; of a submit button its form may say otherwise. */
  needsScript?: boolean;
};

/**
 * A `<button>` of the script: disabled until React listens here. A press before is kept till then (`data-waits`, early-press-script.ts). It
 * looks as it will: nothing on a page pales and comes back.
 */
export function PressButton({
  type = "button",
  disabled = false,
  needsScript = type === "button",
  ...props
}: PressButtonProps) {
  const waits = !useHydrated() && needsScript;
  return (
    <button
      type={type}
      disabled={disabled || waits}
      data-waits={waits && !disabled ? "" : undefined}
      {...props}
    />
  );
}
