import type { ComponentProps } from "react";
import { cn } from "./cn";

const TONES = {
  prep: "border-prep bg-prep text-prep-ink",
  accent: "border-accent-soft bg-accent-soft text-accent",
  plain: "border-line-strong bg-card text-ink",
} as const;

export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone: keyof typeof TONES }) {
  return (
    <span
      className={cn(
        "inline-flex items-center rounded-full border px-3 py-0.5 text-xs font-[650]",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
