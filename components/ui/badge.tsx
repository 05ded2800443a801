import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone: "prep" | "accent" }) {
  return (
    <span
      className={cn(
        "inline-flex items-center rounded-full px-3 py-0.5 text-xs font-[650]",
        tone === "prep" ? "bg-prep text-prep-ink" : "bg-accent-soft text-accent",
        className,
      )}
      {...props}
    />
  );
}
