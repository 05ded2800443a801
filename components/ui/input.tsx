import type { ComponentProps } from "react";
import { clsx } from "clsx";

export const FIELD_CLASS =
  "w-full rounded-field border-[1.5px] border-line-strong bg-card px-4 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:border-2";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={clsx(FIELD_CLASS, "min-h-14", className)} {...props} />;
}
