"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";

export function ConvertButton() {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      disabled={!hydrated}
      className="disabled:opacity-100"
    >
      Convert Recipe
    </Button>
  );
}
