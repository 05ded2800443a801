"use client";

import { useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCard, DialogClose, DialogTrigger } from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { BillingDate } from "./billing-date";

const CANCELLED = "Your plan is cancelled.";
const FAILED = "Unable to cancel subscription. Please try again later.";
const RELOAD_AFTER_MS = 2_000;

/** Cancelling asks once, and says what stays (billing.md#cancel). */
export function CancelDialog({ isTrial, endsAt }: { isTrial: boolean; endsAt: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);

  async function cancel() {
    setBusy(true);
    setFailure(null);
    try {
      const { message = CANCELLED } = await postJson("/api/subscription/cancel", {}, answers.cancelled);
      setDone(message);
      setOpen(false);
      toast({ title: "Subscription cancelled", text: message });
      setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    } catch (error) {
      const text = error instanceof ApiError && error.code !== null ? error.sentence : FAILED;
      setBusy(false);
      setFailure(text);
      toast({ title: "Error", text, tone: "problem" });
    }
  }

  if (done !== null)
    return (
      <p role="status" className="self-center font-semibold">
        {done}
      </p>
    );
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>Cancel Subscription</Button>
      </DialogTrigger>
      <DialogCard
        title={isTrial ? "Cancel your free trial?" : "Cancel your subscription?"}
        description={
          isTrial
            ? "You pay nothing. You can still use the days that are left."
            : "Nothing more is charged from now on."
        }
      >
        <ul className="grid list-disc gap-2 pl-6">
          {endsAt && (
            <li>
              <b>
                Premium stays until <BillingDate date={endsAt} />.
              </b>
            </li>
          )}
          <li>After that, every recipe you have saved stays yours to read, print and share.</li>
          <li>Converting recipes stays free. New recipes can be saved up to {FREE_SAVED_RECIPES} in all.</li>
          <li>Cook Mode and editing end. You can come back at any time.</li>
        </ul>
        {failure && (
          <div role="alert">
            <FailureCard title="Not cancelled" text={failure} />
          </div>
        )}
        <div className="flex flex-wrap gap-2.5 *:grow">
          <DialogClose asChild>
            <Button size="large">Keep Premium</Button>
          </DialogClose>
          <Button
            variant="primary"
            size="large"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void cancel()}
          >
            Yes, cancel
          </Button>
        </div>
      </DialogCard>
    </Dialog>
  );
}
