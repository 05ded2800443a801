"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";

const AuthDialog = dynamic(() => orAgain(() => import("./auth-dialog").then((module) => module.AuthDialog)), {
  ssr: false,
});

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
  return (
    isOpen && (
      <AuthDialog
        hasGoogle={hasGoogle}
        googleFailed={googleFailed}
        returnUrl={safeOwnPath(returnUrl) ?? "/saved-recipes"}
        onClose={() => setOpen(false)}
      />
    )
  );
}
