"use client";

import { useState, useEffect } from "react";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { DemoVideo } from "@/components/shared/demo-video";
import { OfferVideo } from "@/components/shared/offer-video";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { storedPending } from "@/lib/browser/pending-recipe";
import { useStore } from "@/lib/browser/store";
import { t } from "@/lib/messages";

/** Failing to note it only means that the video is offered once more on another device. */
const noteSeen = () =>
  void request("/api/users/mark-demo-video-seen", { method: "POST" }).catch(() => undefined);

/**
 * The Cook Mode demo, once, a second after the first visit; as a card where nothing may move or speak unasked. A recipe that waits
 * to be saved goes first.
 */
export function FirstDemo({ isSeen }: { isSeen: boolean }) {
  // A page that is read anew while the video runs must not end it.
  const [isOffered] = useState(!isSeen);
  const isSaving = useStore(storedPending) !== null;
  if (!isOffered) return null;
  return (
    <OfferVideo
      flag="userDemoVideo"
      title={t("Cook Mode demo")}
      text={t("See how Cook Mode shows one step at a time.")}
      busy={isSaving}
      onSeen={noteSeen}
      video={(close) => <DemoVideo onClose={close} />}
    />
  );
}

/** Why another page sent the cook here (recipes.md#load-failed, recipes.md#library-levels). */
const NOTICES: Record<string, { title: string; text: string }> = {
  "load-failed": {
    get title() {
      return t("Error");
    },
    get text() {
      return t("Failed to load recipe");
    },
  },
  premium: {
    get title() {
      return t("Premium Required");
    },
    get text() {
      return t("This recipe requires a premium subscription");
    },
  },
};

/**
 * Says it, and takes it out of the address together with the tab that was asked for: neither is for a reload. What can be done about it
 * stays on the page until it is let go.
 */
export function SavedNotice({ notice, hasTab }: { notice: string | undefined; hasTab: boolean }) {
  const [wantsPremium, setWantsPremium] = useState(notice === "premium");
  const { openUpgrade } = useUpgradeDialog();
  useEffect(() => {
    const message = notice === undefined ? undefined : NOTICES[notice];
    if (message) toast({ ...message, tone: "problem" });
    // why: not through the router, which would ask for the page again and forget the tab.
    if (message || hasTab) window.history.replaceState(null, "", "/saved-recipes");
  }, [notice, hasTab]);
  if (!wantsPremium) return null;

  function letGo() {
    setWantsPremium(false);
    document.getElementById("main")?.focus();
  }
  return (
    <section
      aria-label={t("Part of Premium")}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong bg-card p-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{t("That recipe is part of Premium.")}</p>
        <p className="text-sm text-muted">{t("Recipes that are marked Free or Demo open without it.")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => openUpgrade({ reason: "library" })}>
          {t("See what it costs")}
        </Button>
        <Button size="small" variant="quiet" onClick={letGo}>
          {t("Not now")}
        </Button>
      </div>
    </section>
  );
}
