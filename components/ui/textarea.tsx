import type { ComponentProps } from "react";
import { cn } from "./cn";
import { FIELD_CLASS } from "./input";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(FIELD_CLASS, "block min-h-48 resize-y py-3 leading-normal", className)}
      {...props}
    />
  );
}
