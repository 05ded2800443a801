"use client";

import type { ComponentProps } from "react";
import * as PopoverPrimitive from "radix-ui/popover";
import { clsx } from "clsx";

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

/** A small panel at its trigger, for choices that are not all alike. Stays where it is written (no portal). Give it a name. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Content
      sideOffset={8}
      collisionPadding={12}
      align="end"
      className={clsx(
        "z-50 max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-y-auto rounded-card border border-line-strong bg-card p-1.5 text-ink shadow-raised",
        className,
      )}
      {...props}
    />
  );
}
