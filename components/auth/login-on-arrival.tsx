"use client";

import { useEffect, useRef } from "react";
import { toast } from "@/components/ui/use-toast";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { useAuthDialog } from "./auth-dialog-provider";

const GOOGLE_FAILED = {
  title: "Login Failed",
  text: "We could not sign you in with Google. Your email address must be verified there first.",
};

/** Opens the login dialog for a visitor who was sent here from a private page, with the way back. */
export function LoginOnArrival({
  returnUrl,
  googleFailed,
}: {
  returnUrl: string | undefined;
  /** Google's sign-in was refused or broken off. */
  googleFailed: boolean;
}) {
  const { openAuth } = useAuthDialog();
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    if (googleFailed) toast({ ...GOOGLE_FAILED, tone: "problem" });
    openAuth({ returnUrl: safeOwnPath(returnUrl) ?? "/saved-recipes" });
  }, [openAuth, returnUrl, googleFailed]);
  return null;
}
