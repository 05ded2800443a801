import type { ComponentProps } from "react";
import { clsx } from "clsx";
import { FIELD_CLASS } from "./input";

/** `short` for a sentence or two, in a form of many fields. */
export function Textarea({
  className,
  short = false,
  ...props
}: ComponentProps<"textarea"> & { short?: boolean }) {
  return (
    <textarea
      className={clsx(
        FIELD_CLASS,
        "block resize-y py-3 leading-normal",
        short ? "field-sizing-content base:min-h-24" : "base:min-h-48",
        className,
      )}
      {...props}
    />
  );
}
