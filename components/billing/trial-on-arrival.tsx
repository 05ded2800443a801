"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useTrialDialog } from "./upgrade-dialog";

/** Opens the trial dialog on its own page; closing it leads home, as there is nothing behind it. */
export function TrialOnArrival({ returnUrl }: { returnUrl: string | undefined }) {
  const { openTrial } = useTrialDialog();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    openTrial({ returnUrl, closeTo: "/" });
  }, [openTrial, returnUrl]);
  return (
    <Button variant="primary" size="large" onClick={() => openTrial({ returnUrl, closeTo: "/" })}>
      Choose a plan
    </Button>
  );
}
