"use client";

import { DemoVideo } from "@/components/shared/demo-video";
import { OfferVideo } from "@/components/shared/offer-video";
import { useUnseen } from "@/components/shared/use-unseen";
import { request } from "@/lib/browser/api";
import { markSeen } from "@/lib/browser/flags";

const FLAG = "hasSeenUserDemoVideo";

/** The Cook Mode demo, once, a second after the first visit; as a card where nothing may move or speak unasked. */
export function FirstDemo() {
  if (!useUnseen(FLAG)) return null;

  const seen = () => {
    markSeen(FLAG);
    // Failing to note it only means that the video is offered once more on another device.
    void request("/api/users/mark-demo-video-seen", { method: "POST" }).catch(() => undefined);
  };
  return (
    <OfferVideo
      title="Cook Mode demo"
      text="See how Cook Mode shows one step at a time."
      onDone={seen}
      video={(close) => <DemoVideo onClose={close} />}
    />
  );
}
