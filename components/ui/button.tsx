import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Root as Slot } from "radix-ui/slot";
import { clsx } from "clsx";
import { PressButton } from "./press-button";

const button = cva(
  "inline-flex items-center base:justify-center base:gap-2.5 rounded-field border-[1.5px] base:text-center font-semibold transition-colors disabled:cursor-not-allowed [&_svg]:size-[1.2em] [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary:
          "border-accent bg-accent text-accent-ink hover:border-accent-hover hover:bg-accent-hover base:disabled:not-data-waits:opacity-60",
        secondary:
          "border-line-strong bg-card text-ink hover:bg-accent-soft base:disabled:not-data-waits:opacity-60",
        danger:
          "border-danger bg-danger-soft text-ink hover:bg-danger hover:text-paper base:disabled:not-data-waits:opacity-60",
        quiet:
          "border-transparent bg-transparent text-ink hover:bg-accent-soft base:disabled:not-data-waits:opacity-60",
      },
      size: {
        small: "min-h-11 base:px-3.5 py-2 text-sm",
        medium: "min-h-12 base:px-5 py-2 text-base",
        large: "min-h-14 base:px-6 py-2.5 text-base",
      },
    },
    defaultVariants: { variant: "secondary", size: "medium" },
  },
);

/**
 * A button, or with `asChild` its only child (a link) looking like one. Type is `button` unless said otherwise; such a one is disabled
 * until the page can hear it.
 */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: ComponentProps<typeof PressButton> & VariantProps<typeof button> & { asChild?: boolean }) {
  const classes = clsx(button({ variant, size }), className);
  if (asChild) return <Slot className={classes} {...props} />;
  return <PressButton className={classes} {...props} />;
}
