"use client";

import { Play } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { wantsCalm } from "@/lib/browser/preferences";

/** Spec cooks §9: the videos open this long after the page. */
const OPENS_AFTER_MS = 1_000;

/**
 * A video that opens by itself once (spec cooks §2). Never over something the visitor has begun, and never unasked where the
 * system asks for less motion or calm mode is on: then it is a card.
 */
export function OfferVideo({
  title,
  text,
  video,
  onDone,
}: {
  title: string;
  text: string;
  video: (close: () => void) => ReactNode;
  onDone: () => void;
}) {
  const [state, setState] = useState<"waiting" | "card" | "playing">("waiting");
  useEffect(() => {
    let hasBegun = false;
    const begin = () => (hasBegun = true);
    addEventListener("pointerdown", begin);
    addEventListener("keydown", begin);
    addEventListener("input", begin);
    const timer = setTimeout(() => setState(hasBegun || wantsCalm() ? "card" : "playing"), OPENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", begin);
      removeEventListener("keydown", begin);
      removeEventListener("input", begin);
    };
  }, []);

  if (state === "waiting") return null;
  if (state === "playing") return video(onDone);
  return (
    <aside
      aria-label={title}
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-5"
    >
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>No, thank you</Button>
        <Button variant="primary" onClick={() => setState("playing")}>
          <Play aria-hidden />
          Watch the video
        </Button>
      </div>
    </aside>
  );
}
