"use client";

import dynamic from "next/dynamic";
import { OfferVideo } from "@/components/shared/offer-video";
import { useUnseen } from "@/components/shared/use-unseen";
import { markSeen } from "@/lib/browser/flags";

const VideoOverlay = dynamic(
  () => import("@/components/shared/video-overlay").then((module) => module.VideoOverlay),
  { ssr: false },
);
const FLAG = "hasSeenExplainerVideo";
const TITLE = "How Plainspoon works";

/** The explainer for visitors: once, a second after the page (spec cooks §2). */
export function ExplainerVideo() {
  if (!useUnseen(FLAG)) return null;
  return (
    <OfferVideo
      title={TITLE}
      text="A few seconds on how a recipe becomes plain steps."
      onDone={() => markSeen(FLAG)}
      video={(close) => <VideoOverlay title={TITLE} src="/videos/explainer.mp4" onClose={close} />}
    />
  );
}
