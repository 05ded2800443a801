"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";

const AuthDialog = dynamic(() => import("./auth-dialog").then((module) => module.AuthDialog), { ssr: false });

const GOOGLE_FAILED = {
  title: "Login Failed",
  text: "We could not sign you in with Google. Your email address must be verified there first.",
};

/** The login dialog, open from the start, for a visitor who was sent here from a private page, with the way back. */
export function LoginOnArrival({
  returnUrl,
  hasGoogle,
  googleFailed,
}: {
  returnUrl: string | undefined;
  hasGoogle: boolean;
  /** Google's sign-in was refused or broken off. */
  googleFailed: boolean;
}) {
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    if (googleFailed) toast({ ...GOOGLE_FAILED, tone: "problem" });
  }, [googleFailed]);
  return (
    isOpen && (
      <AuthDialog
        hasGoogle={hasGoogle}
        returnUrl={safeOwnPath(returnUrl) ?? "/saved-recipes"}
        onClose={() => setOpen(false)}
      />
    )
  );
}
