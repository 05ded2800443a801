"use client";

import type { ComponentProps } from "react";
import { clsx } from "clsx";
import { PressButton } from "./press-button";

/** An on/off switch (WAI-ARIA `switch`); its visible text is its name. */
export function Switch({
  checked,
  onCheckedChange,
  children,
  className,
  ...props
}: Omit<ComponentProps<"button">, "onClick"> & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) {
  return (
    <PressButton
      role="switch"
      aria-checked={checked}
      onClick={() => onCheckedChange(!checked)}
      className={clsx(
        "inline-flex base:min-h-11 items-center gap-3 rounded-field base:px-2 font-semibold max-[12rem]:text-left max-[12rem]:wrap-anywhere",
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className={clsx(
          "relative h-7 w-12 shrink-0 rounded-full border-2 transition-colors",
          checked ? "border-accent bg-accent" : "border-line-strong bg-card",
        )}
      >
        <span
          className={clsx(
            "absolute top-1/2 size-4.5 -translate-y-1/2 rounded-full transition-[left]",
            checked ? "left-[1.4rem] bg-accent-ink" : "left-0.5 bg-line-strong",
          )}
        />
      </span>
      {children}
    </PressButton>
  );
}
