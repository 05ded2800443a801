"use client";

import dynamic from "next/dynamic";
import { OfferVideo } from "@/components/shared/offer-video";

const VideoOverlay = dynamic(
  () => import("@/components/shared/video-overlay").then((module) => module.VideoOverlay),
  { ssr: false },
);

/** The explainer for visitors: once, a second after the page. */
export function ExplainerVideo({ appName }: { appName: string }) {
  const title = `How ${appName} works`;
  return (
    <OfferVideo
      flag="explainerVideo"
      title={title}
      text="A few seconds on how a recipe becomes plain steps."
      video={(close) => <VideoOverlay title={title} src="/videos/explainer.mp4" onClose={close} />}
    />
  );
}
