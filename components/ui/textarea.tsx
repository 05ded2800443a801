import type { ComponentProps } from "react";
import { cn } from "./cn";
import { FIELD_CLASS } from "./input";

/** `short` for a sentence or two, in a form of many fields. */
export function Textarea({
  className,
  short = false,
  ...props
}: ComponentProps<"textarea"> & { short?: boolean }) {
  return (
    <textarea
      className={cn(
        FIELD_CLASS,
        "block resize-y py-3 leading-normal",
        short ? "field-sizing-content min-h-24" : "min-h-48",
        className,
      )}
      {...props}
    />
  );
}
