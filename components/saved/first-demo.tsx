"use client";

import { useState } from "react";
import { DemoVideo } from "@/components/shared/demo-video";
import { OfferVideo } from "@/components/shared/offer-video";
import { request } from "@/lib/browser/api";
import { storedPending } from "@/lib/browser/pending-recipe";
import { useStore } from "@/lib/browser/store";

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
      title="Cook Mode demo"
      text="See how Cook Mode shows one step at a time."
      busy={isSaving}
      onSeen={noteSeen}
      video={(close) => <DemoVideo onClose={close} />}
    />
  );
}
