"use client";

import type { ComponentProps } from "react";
import { Check } from "lucide-react";
import * as Menu from "radix-ui/dropdown-menu";
import { clsx } from "clsx";

export const DropdownMenu = Menu.Root;
export const DropdownMenuTrigger = Menu.Trigger;
export const DropdownMenuRadioGroup = Menu.RadioGroup;

/** Stays where it is written (no portal), so that it is inside its landmark. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Menu.Content>) {
  return (
    <Menu.Content
      sideOffset={8}
      collisionPadding={12}
      className={clsx(
        "z-50 min-w-44 rounded-card border border-line-strong bg-card p-1.5 shadow-raised",
        className,
      )}
      {...props}
    />
  );
}

const ITEM =
  "relative flex min-h-12 cursor-pointer items-center gap-3 rounded-[9px] py-2 pr-4 text-base outline-none select-none data-highlighted:bg-accent-soft data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-60 [&_svg]:size-5";

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Menu.Item>) {
  return <Menu.Item className={clsx(ITEM, "pl-3", className)} {...props} />;
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Menu.RadioItem>) {
  return (
    <Menu.RadioItem className={clsx(ITEM, "pl-10", className)} {...props}>
      <Menu.ItemIndicator className="absolute left-3">
        <Check aria-hidden />
      </Menu.ItemIndicator>
      {children}
    </Menu.RadioItem>
  );
}
