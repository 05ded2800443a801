"use client";

import Link from "next/link";
import { useState, type ReactNode } from "react";
import { FormFailure } from "@/components/shared/form-failure";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { storeUser } from "@/lib/browser/stored-user";

/** What a letter's link does, behind one button: the server's sentence is the answer, either way. */
export function LinkForm({
  path,
  token,
  submit,
  failed,
  signedOut = false,
  children,
}: {
  path: string;
  token: string;
  submit: string;
  failed: string;
  /** The act signs this browser out. */
  signedOut?: boolean;
  children?: ReactNode;
}) {
  const [message, setMessage] = useState<string | null>(null);
  const { busy, failure, submit: submitting } = useSubmission({ fallback: "Please try again." });

  const send = () =>
    submitting(async () => {
      const answer = await postJson(path, { token }, answers.message);
      if (signedOut) storeUser(null);
      setMessage(answer.message);
    });

  if (message) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="font-semibold wrap-anywhere">{message}</p>
        {signedOut ? (
          <Button className="justify-self-start" onClick={() => hardNavigate("/")}>
            Back to Home
          </Button>
        ) : (
          <Button asChild className="justify-self-start">
            <Link href="/saved-recipes">Go to Saved Recipes</Link>
          </Button>
        )}
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <FormFailure title={failed} text={failure} />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </form>
  );
}
