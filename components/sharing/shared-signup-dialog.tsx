"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { storeUser } from "@/lib/browser/stored-user";
import { visitorId } from "@/lib/browser/share-visit";
import { keepSharedAsPending } from "@/lib/browser/shared-pending";
import type { ShownRecipe } from "./shown-recipe";

const FAILED = "Failed to sign up";

type Failure = { text: string; hasAccount: boolean };

/** An account from an email alone. The recipe is kept for it; an address that has an account is sent to the login. */
export function SharedSignupDialog({
  shown,
  onLogIn,
  onClose,
}: {
  shown: ShownRecipe;
  onLogIn: () => void;
  onClose: () => void;
}) {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const router = useRouter();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || email.trim() === "") return;
    setBusy(true);
    setFailure(null);
    try {
      const { message, ...user } = await postJson(
        `/api/share/${shown.token}/signup`,
        { email, visitorId: visitorId() },
        answers.shareSignup,
      );
      keepSharedAsPending(shown);
      storeUser(user);
      toast({ title: "Account Created", text: message });
      onClose();
      router.refresh();
    } catch (error) {
      const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const text = isExplained ? error.sentence : FAILED;
      setFailure({ text, hasAccount: isExplained && error.status === 409 });
      toast({ title: "Error", text, tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg" onInteractOutside={(event) => event.preventDefault()}>
        <form
          noValidate
          className="grid gap-5 overflow-y-auto p-6 sm:p-8"
          onSubmit={(event) => void submit(event)}
        >
          <div className="grid gap-2">
            <DialogTitle>Create Free Account</DialogTitle>
            <DialogDescription>
              {shown.title} is kept for you. We send you a link to choose a password.
            </DialogDescription>
          </div>
          <Field label="Email">
            {(field) => (
              <Input
                {...field}
                type="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          {failure && (
            <FailureCard title="The account was not made" text={failure.text}>
              {failure.hasAccount && (
                <Button size="small" onClick={onLogIn}>
                  Log in
                </Button>
              )}
            </FailureCard>
          )}
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={busy || email.trim() === ""}
            aria-busy={busy}
          >
            Create Free Account
          </Button>
          <p className="text-sm text-muted">
            By signing up you accept the{" "}
            <a href="/terms-of-service" className="underline underline-offset-4">
              terms of service
            </a>{" "}
            and the{" "}
            <a href="/privacy-policy" className="underline underline-offset-4">
              privacy policy
            </a>
            .
          </p>
        </form>
      </DialogContent>
    </Dialog>
  );
}
