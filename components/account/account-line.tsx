"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { AccountNotice } from "@/lib/accounts/sessions";
import { answers } from "@/lib/browser/answers";
import { answeredSentence, postJson } from "@/lib/browser/api";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** A quiet notice about the account: its address is not confirmed yet, or its password was removed. */
export function AccountLine({ email, notice }: { email: string; notice: AccountNotice | null }) {
  if (notice === null) return null;
  if (notice === "unverified") return <UnverifiedLine email={email} />;
  return (
    <p className="rounded-card bg-accent-soft p-4 text-sm">
      {rich(
        "The password of this account ended when its email address was confirmed. <link>Set a new one by email</link>",
        {
          link: (text) => (
            <Link href="/reset-password" className="underline underline-offset-4">
              {text}
            </Link>
          ),
        },
      )}
    </p>
  );
}

function UnverifiedLine({ email }: { email: string }) {
  const [state, setState] = useState<"unsent" | "busy" | "sent">("unsent");

  async function resend() {
    setState("busy");
    try {
      const { message } = await postJson("/api/users/confirm/resend", {}, answers.message);
      toast({ title: t("Confirm your email"), text: message });
      setState("sent");
    } catch (error) {
      const text = answeredSentence(error, t("Please try again."));
      toast({ title: t("Nothing was sent"), text, tone: "problem" });
      setState("unsent");
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-accent-soft p-4 text-sm">
      <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
        {rich(
          "Please open the link that we sent to <b>{email}</b>. Until then you cannot email recipes to other people or collect free months.",
          { b: (text) => <b>{text}</b>, email },
        )}
      </p>
      {state !== "sent" && (
        <Button size="small" disabled={state === "busy"} onClick={() => void resend()}>
          {t("Send the link again")}
        </Button>
      )}
    </div>
  );
}
