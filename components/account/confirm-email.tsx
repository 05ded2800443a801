"use client";

import Link from "next/link";
import { useState } from "react";
import { FormFailure } from "@/components/shared/form-failure";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { requestJson } from "@/lib/browser/api";
import type { MessageAnswer } from "@/lib/contract/auth";

export function ConfirmEmail({ token }: { token: string }) {
  const [message, setMessage] = useState<string | null>(null);
  const { busy, failure, submit } = useSubmission({ fallback: "Please try again." });

  const confirm = () =>
    submit(async () => {
      const answer = await requestJson<MessageAnswer>("/api/users/email/confirm", {
        method: "POST",
        json: { token },
      });
      setMessage(answer.message);
    });

  if (message) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="font-semibold">{message}</p>
        <Button asChild className="justify-self-start">
          <Link href="/saved-recipes">Go to Saved Recipes</Link>
        </Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <FormFailure title="The address was not changed" text={failure} />
      <SubmitButton busy={busy}>Confirm this address</SubmitButton>
    </form>
  );
}
