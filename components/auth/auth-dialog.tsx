"use client";

import { BookmarkCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTrialDialog } from "@/components/billing/upgrade-dialog";
import { useAppName } from "@/components/shared/app-name";
import { FailureCard } from "@/components/shared/failure-card";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { AcceptedTerms } from "@/components/shared/accepted-terms";
import { Button } from "@/components/ui/button";
import { storeUser } from "@/lib/browser/stored-user";
import type { UserAnswer } from "@/lib/contract/auth";
import { signInWithGoogle } from "@/lib/browser/oauth-window";
import { ForgotForm } from "./forgot-form";
import { LoginForm } from "./login-form";
import { SignupForm } from "./signup-form";
import type { AuthOpening } from "./opening";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** Login, sign-up and the way to a new password (accounts.md#login-dialog). */
export function AuthDialog({
  hasGoogle,
  tab: firstTab = "login",
  returnUrl,
  recipeKept = false,
  signUpStays = false,
  googleFailed = false,
  returnFocusTo,
  onClose,
}: AuthOpening & { hasGoogle: boolean; onClose: () => void }) {
  const [view, setView] = useState<string>(firstTab);
  const [email, setEmail] = useState("");
  const { openTrial } = useTrialDialog();
  const router = useRouter();
  const appName = useAppName();

  function signedIn(user: UserAnswer, isNew: boolean) {
    storeUser(user);
    onClose();
    const staysHere = isNew && signUpStays;
    if (returnUrl && !staysHere) router.push(returnUrl);
    router.refresh();
    // A waiting recipe comes first, and /trial opens the dialog by itself.
    if (!isNew || recipeKept || returnUrl?.startsWith("/trial")) return;
    // The home page is where everybody goes on who was nowhere else.
    const here = location.pathname === "/" ? undefined : location.pathname + location.search;
    openTrial({ returnUrl: staysHere ? here : returnUrl });
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="sm:max-w-lg"
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          if (!returnFocusTo?.current) return;
          event.preventDefault();
          returnFocusTo.current.focus();
        }}
      >
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <div className="grid gap-2">
            <DialogTitle>
              {view === "reset" ? t("Reset Your Password") : t("Welcome to {appName}", { appName })}
            </DialogTitle>
            <DialogDescription>
              {view === "reset"
                ? t("Enter your email. We send you a link to choose a new password.")
                : t("Sign in to save your recipes or create a new account.")}
            </DialogDescription>
          </div>
          {recipeKept && (
            <p className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
              <BookmarkCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                {rich("<b>Your recipe is kept.</b> It is saved as soon as you are signed in.", {
                  b: (text) => <b>{text}</b>,
                })}
              </span>
            </p>
          )}
          {googleFailed && (
            <div role="alert">
              <FailureCard
                title={t("Login Failed")}
                text={t(
                  "We could not sign you in with Google. Your email address must be verified there first.",
                )}
              />
            </div>
          )}
          {view === "reset" ? (
            <ForgotForm email={email} onEmail={setEmail} onBack={() => setView("login")} />
          ) : (
            <Tabs value={view} onValueChange={setView} className="grid gap-5">
              <TabsList aria-label={t("Login or sign up")}>
                <TabsTrigger value="login">{t("Login")}</TabsTrigger>
                <TabsTrigger value="signup">{t("Sign Up")}</TabsTrigger>
              </TabsList>
              <TabsContent value="login">
                <LoginForm
                  email={email}
                  onEmail={setEmail}
                  onForgot={() => setView("reset")}
                  onDone={(user) => signedIn(user, false)}
                />
              </TabsContent>
              <TabsContent value="signup">
                <SignupForm email={email} onEmail={setEmail} onDone={(user) => signedIn(user, true)} />
              </TabsContent>
              {hasGoogle && <GoogleButton returnUrl={returnUrl} />}
              <AcceptedTerms by={t("signing in")} />
            </Tabs>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

function GoogleButton({ returnUrl }: { returnUrl: string | undefined }) {
  return <Button onClick={() => signInWithGoogle(returnUrl)}>{t("Continue with Google")}</Button>;
}
