"use client";

import { Check, Copy, Link2Off, Share2 } from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCard } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { copyText } from "@/lib/browser/copy-text";
import type { CreateShareAnswer } from "@/lib/contract/sharing";
import { FREE_SAVED_RECIPES, SHARE_PREVIEW_STEPS } from "@/lib/rules/limits";
import { SHARE_DISCOUNT_PERCENT } from "@/lib/rules/billing/plans";
import { SHARE_FAILED, type Sharing } from "./sharing";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** The recipe's link: copied, handed to the device's own share sheet, or ended. Says what both sides get (sharing.md#share-dialog). */
export function ShareDialog({
  title,
  sharing: state,
  onSharing: setState,
  onMake,
  onClose,
}: {
  title: string;
  sharing: Sharing;
  onSharing: (next: Sharing) => void;
  onMake: () => void;
  onClose: () => void;
}) {
  async function end(link: CreateShareAnswer) {
    try {
      await request(`/api/share/${link.token}`, { method: "DELETE" });
      setState({ is: "ended" });
    } catch {
      setState({ is: "ready", link });
      toast({
        title: t("Error"),
        text: t("The link could not be ended. It still works. Please try again."),
        tone: "problem",
      });
    }
  }

  const discountCode = "link" in state ? state.link.discountCode : null;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogCard title={t("Share Recipe")} description={title}>
        {state.is === "failed" && (
          <FailureCard title={t(SHARE_FAILED)} text={state.sentence ?? t("Please try again.")}>
            <Button size="small" onClick={onMake}>
              {t("Try again")}
            </Button>
          </FailureCard>
        )}
        {state.is === "ended" && (
          <div role="status" className="grid justify-items-start gap-3 rounded-card bg-accent-soft p-4">
            <p>
              {rich("<b>This link has ended.</b> Whoever opens it now sees that there is no recipe.", {
                b: (text) => <b>{text}</b>,
              })}
            </p>
            <Button size="small" onClick={onMake}>
              {t("Create a new link")}
            </Button>
          </div>
        )}
        {(state.is === "making" || state.is === "ready" || state.is === "asking") && (
          <ShareLink title={title} link={state.is === "making" ? null : state.link} />
        )}
        <div className="grid gap-2">
          <h3 className="font-sans text-base font-bold">{t("What your friends get")}</h3>
          <ul className="grid list-disc gap-2 pl-6">
            <li>
              {t(
                "Recipients see the first {previewSteps} steps as a preview. They must sign up to see the rest.",
                { previewSteps: SHARE_PREVIEW_STEPS },
              )}
            </li>
            <li>
              {t("Free users can save up to {freeRecipes} recipes.", {
                freeRecipes: FREE_SAVED_RECIPES,
              })}
            </li>
            <li>
              {t("They get a {percent}% discount on Premium with the share code", {
                percent: SHARE_DISCOUNT_PERCENT,
              })}
              {discountCode && (
                <>
                  {" "}
                  <b>{discountCode}</b>
                </>
              )}
              .
            </li>
          </ul>
        </div>
        {state.is === "ready" && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button
              size="small"
              variant="quiet"
              className="-ml-3.5"
              onClick={() => setState({ is: "asking", link: state.link })}
            >
              <Link2Off aria-hidden />
              {t("Stop sharing")}
            </Button>
            <Link href="/sharing-analytics" className="inline-flex min-h-11 items-center underline">
              {t("My Shares")}
            </Link>
          </div>
        )}
        {state.is === "asking" && (
          <FailureCard
            title={t("Stop sharing?")}
            text={t("The link stops working at once, for everybody who has it.")}
          >
            <Button size="small" onClick={() => void end(state.link)}>
              {t("Yes, end the link")}
            </Button>
            <Button size="small" onClick={() => setState({ is: "ready", link: state.link })}>
              {t("Keep the link")}
            </Button>
          </FailureCard>
        )}
      </DialogCard>
    </Dialog>
  );
}

/** The link in a field that can only be read, and the ways to hand it on. `link` is null while it is being made. */
function ShareLink({ title, link }: { title: string; link: CreateShareAnswer | null }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const url = link?.shareUrl ?? "";
  const canHandOn = link !== null && "share" in navigator;

  async function copy() {
    if (await copyText(url, field.current)) {
      setCopied(true);
      toast({ title: t("Link copied") });
    } else {
      // The field is selected by now: the cook's own copy command does the rest.
      toast({
        title: t("Failed to copy"),
        text: t("The link is selected: copy it yourself."),
        tone: "problem",
      });
    }
  }

  return (
    <div className="grid gap-3">
      <Field label={t("Share link")}>
        {(props) => (
          <Input
            {...props}
            ref={field}
            readOnly
            value={url}
            placeholder={t("Making the link…")}
            aria-busy={link === null}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button variant="primary" size="large" disabled={link === null} onClick={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? t("Copied") : t("Copy link")}
        </Button>
        {canHandOn && (
          // A cook who closes the device's share sheet has only changed their mind.
          <Button size="large" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
            <Share2 aria-hidden />
            {t("Share by…")}
          </Button>
        )}
      </div>
    </div>
  );
}
