"use client";

import { useEffect, useRef } from "react";
import { ownPath } from "@/lib/engine/navigation/own-path";
import { useAuthDialog } from "./auth-dialog-provider";

/** Opens the login dialog for a visitor who was sent here from a private page, with the way back. */
export function LoginOnArrival({ returnUrl }: { returnUrl: string | undefined }) {
  const { openAuth } = useAuthDialog();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    openAuth({ returnUrl: ownPath(returnUrl) ?? "/saved-recipes" });
  }, [openAuth, returnUrl]);
  return null;
}
