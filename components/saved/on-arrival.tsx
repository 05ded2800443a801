"use client";

import { useState, useEffect } from "react";
import { DemoVideo } from "@/components/shared/demo-video";
import { OfferVideo } from "@/components/shared/offer-video";
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

/** Says it, and takes it out of the address together with the tab that was asked for: neither is for a reload. */
export function SavedNotice({ notice, hasTab }: { notice: string | undefined; hasTab: boolean }) {
  useEffect(() => {
    const message = notice === undefined ? undefined : NOTICES[notice];
    if (message) toast({ ...message, tone: "problem" });
    // why: not through the router, which would ask for the page again and forget the tab.
    if (message || hasTab) window.history.replaceState(null, "", "/saved-recipes");
  }, [notice, hasTab]);
  return null;
}
