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
import { type Message, t } from "@/lib/messages";

const CANCELLED = "Your plan is cancelled." satisfies Message;
const FAILED = "Unable to cancel subscription. Please try again later." satisfies Message;
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
      const { message = t(CANCELLED) } = await postJson("/api/subscription/cancel", {}, answers.cancelled);
      setDone(message);
      setOpen(false);
      toast({ title: t("Subscription cancelled"), text: message });
      setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    } catch (error) {
      const text = error instanceof ApiError && error.code !== null ? error.sentence : t(FAILED);
      setBusy(false);
      setFailure(text);
      toast({ title: t("Error"), text, tone: "problem" });
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
        <Button>{t("Cancel Subscription")}</Button>
      </DialogTrigger>
      <DialogCard
        title={isTrial ? t("Cancel your free trial?") : t("Cancel your subscription?")}
        description={
          isTrial
            ? t("You pay nothing. You can still use the days that are left.")
            : t("Nothing more is charged from now on.")
        }
      >
        <ul className="grid list-disc gap-2 pl-6">
          {endsAt && (
            <li>
              <b>
                {t("Premium stays until")} <BillingDate date={endsAt} />.
              </b>
            </li>
          )}
          <li>{t("After that, every recipe you have saved stays yours to read, print and share.")}</li>
          <li>
            {t("Converting recipes stays free. New recipes can be saved up to {freeRecipes} in all.", {
              freeRecipes: FREE_SAVED_RECIPES,
            })}
          </li>
          <li>{t("Cook Mode and editing end. You can come back at any time.")}</li>
        </ul>
        {failure && (
          <div role="alert">
            <FailureCard title={t("Not cancelled")} text={failure} />
          </div>
        )}
        <div className="grid gap-2.5 sm:grid-cols-2">
          <DialogClose asChild>
            <Button size="large">{t("Keep Premium")}</Button>
          </DialogClose>
          <Button
            variant="danger"
            size="large"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void cancel()}
          >
            {t("Yes, cancel")}
          </Button>
        </div>
      </DialogCard>
    </Dialog>
  );
}
