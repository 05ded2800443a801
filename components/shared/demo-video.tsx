"use client";

import dynamic from "next/dynamic";
import { orNothing } from "./or-nothing";
import { COOK_MODE_WORDS } from "./video-words";
import { t } from "@/lib/messages";

const VideoOverlay = dynamic(
  () => orNothing(import("./video-overlay").then((module) => module.VideoOverlay)),
  {
    ssr: false,
  },
);

/** The Cook Mode demo; the Help menu plays it again. */
export function DemoVideo({ onClose }: { onClose: () => void }) {
  return (
    <VideoOverlay
      title={t("Cook Mode demo")}
      name="cook-mode-demo"
      words={COOK_MODE_WORDS}
      note={t("You can watch this again from the Help menu.")}
      onClose={onClose}
    />
  );
}
