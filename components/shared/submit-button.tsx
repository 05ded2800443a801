import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

/** A form's main button; while the form is being sent it says so and cannot be pressed twice. */
export function SubmitButton({
  busy,
  variant = "primary",
  children,
}: {
  busy: boolean;
  variant?: "primary" | "danger";
  children: ReactNode;
}) {
  return (
    <Button type="submit" variant={variant} size="large" disabled={busy} aria-busy={busy}>
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </Button>
  );
}
