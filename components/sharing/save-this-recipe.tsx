"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { ShownRecipe } from "./shown-recipe";
import { t } from "@/lib/messages";

const SharedSignupDialog = dynamic(
  () => orAgain(() => import("./shared-signup-dialog").then((module) => module.SharedSignupDialog)),
  { ssr: false },
);

const UNREACHABLE = {
  get title() {
    return t("The login could not be opened");
  },
  get text() {
    return t("Please check your connection and try again.");
  },
  tone: "problem",
} as const;

/** The two ways to an account: a new one from an email alone, or the login of an existing one; the recipe comes along. */
export function SaveThisRecipe({ shown }: { shown: ShownRecipe }) {
  const [isOpen, setOpen] = useState(false);
  const { openAuth } = useAuthDialog();

  async function logIn() {
    const pending = await import("@/lib/browser/shared-pending").catch(() => null);
    if (pending === null) return toast(UNREACHABLE);
    pending.keepSharedAsPending(shown);
    setOpen(false);
    openAuth({ tab: "login", returnUrl: "/saved-recipes?processPending=true", recipeKept: true });
  }

  return (
    <>
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        {t("Create Free Account")}
      </Button>
      <Button variant="quiet" size="small" className="-ml-3.5" onClick={() => void logIn()}>
        {t("I have an account")}
      </Button>
      {isOpen && (
        <SharedSignupDialog shown={shown} onLogIn={() => void logIn()} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
