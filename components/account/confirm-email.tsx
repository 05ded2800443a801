"use client";

import Link from "next/link";
import { useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { ApiError, requestJson } from "@/lib/browser/api";
import type { MessageAnswer } from "@/lib/contract/auth";

export function ConfirmEmail({ token }: { token: string }) {
  const [state, setState] = useState<{ message?: string; error?: string; busy?: boolean }>({});

  async function confirm() {
    setState({ busy: true });
    try {
      const { message } = await requestJson<MessageAnswer>("/api/users/email/confirm", {
        method: "POST",
        json: { token },
      });
      setState({ message });
    } catch (error) {
      setState({ error: error instanceof ApiError ? error.sentence : "Please try again." });
    }
  }

  if (state.message) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="font-semibold">{state.message}</p>
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
      {state.error && <FailureCard title="The address was not changed" text={state.error} />}
      <SubmitButton busy={state.busy === true}>Confirm this address</SubmitButton>
    </form>
  );
}
