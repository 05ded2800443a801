"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { Button } from "@/components/ui/button";
import type { ShownRecipe } from "./shown-recipe";

const SharedSignupDialog = dynamic(
  () => import("./shared-signup-dialog").then((module) => module.SharedSignupDialog),
  { ssr: false },
);

/** The two ways to an account: a new one from an email alone, or the login of an existing one; the recipe comes along. */
export function SaveThisRecipe({ shown }: { shown: ShownRecipe }) {
  const [isOpen, setOpen] = useState(false);
  const { openAuth } = useAuthDialog();

  async function logIn() {
    const { keepSharedAsPending } = await import("@/lib/browser/shared-pending");
    keepSharedAsPending(shown);
    setOpen(false);
    openAuth({ tab: "login", returnUrl: "/saved-recipes?processPending=true", recipeKept: true });
  }

  return (
    <>
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        Create Free Account
      </Button>
      <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => void logIn()}>
        I have an account
      </Button>
      {isOpen && (
        <SharedSignupDialog shown={shown} onLogIn={() => void logIn()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
