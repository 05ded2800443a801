import type { ComponentProps } from "react";
import { clsx } from "clsx";

const TONES = {
  prep: "border-prep bg-prep text-prep-ink",
  accent: "border-accent-soft bg-accent-soft text-accent",
  butter: "border-butter bg-butter text-butter-ink",
  danger: "border-danger-soft bg-danger-soft text-danger",
  plain: "border-line-strong bg-card text-ink",
} as const;

/** A word or two about the thing it stands on; the word tells, the colour only helps. */
export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone: keyof typeof TONES }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center rounded-full border px-3 py-0.5 text-xs font-[650]",
        TONES[tone],
        className,
      )}
      {...props}
    />
  );
}
