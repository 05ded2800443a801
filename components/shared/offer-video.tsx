"use client";

import { Play } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { wantsCalm } from "@/lib/browser/preferences";
import { useStore, persisted } from "@/lib/browser/store";
import { t } from "@/lib/messages";

/** Also true where storage is forbidden: better to show it never than at every visit. */
const flag = (key: string) => persisted(key, (text) => text === "true", false, { unreadable: true });

/** What this device has already been shown; the value is `'true'` (screens.md#videos). */
const seen = {
  explainerVideo: flag("hasSeenExplainerVideo"),
  userDemoVideo: flag("hasSeenUserDemoVideo"),
};
type Flag = keyof typeof seen;

/** The videos open this long after the page, or after the last thing that was in their way. */
const OPENS_AFTER_MS = 1_000;
/** How soon it is noticed that nothing is in the way any more. */
const LOOK_AGAIN_MS = 250;

const DIALOG = '[role="dialog"],[role="alertdialog"]';

/** What a visitor does inside a dialog is no beginning on the page behind it. */
const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(DIALOG) !== null;

/**
 * A video that opens by itself once. It waits for a quiet moment: no dialog open, nothing else `busy`, the tab in sight. It never
 * opens over something the visitor has begun, nor unasked where the system asks for less motion or calm mode is on: then it is a
 * card. It counts as seen when it is shown, or declined, and not before.
 */
export function OfferVideo({
  flag,
  title,
  text,
  video,
  busy = false,
  onSeen,
}: {
  flag: Flag;
  title: string;
  text: string;
  video: (close: () => void) => ReactNode;
  /** Something is under way that a video must not cover. */
  busy?: boolean;
  onSeen?: () => void;
}) {
  const [state, setState] = useState<"waiting" | "card" | "playing" | "done">("waiting");
  const isUnseen = !useStore(seen[flag]);
  const waits = isUnseen && state === "waiting";

  const isQuiet = useEffectEvent(
    () => !busy && document.visibilityState === "visible" && document.querySelector(DIALOG) === null,
  );
  const offer = useEffectEvent((hasBegun: boolean) => {
    if (hasBegun || wantsCalm()) setState("card");
    else play();
  });

  useEffect(() => {
    if (!waits) return;
    let hasBegun = false;
    let wasDisturbed = false;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (event: Event) => {
      if (!isInDialog(event)) hasBegun = true;
    };
    const openWhenQuiet = () => {
      if (!isQuiet()) {
        wasDisturbed = true;
        timer = setTimeout(openWhenQuiet, LOOK_AGAIN_MS);
      } else if (wasDisturbed) {
        wasDisturbed = false;
        timer = setTimeout(openWhenQuiet, wantsCalm() ? 0 : OPENS_AFTER_MS);
      } else offer(hasBegun);
    };
    const acts = ["pointerdown", "keydown", "input"] as const;
    for (const act of acts) addEventListener(act, begin);
    // A card opens over nothing: it comes with the page, and not as a change of it a second later.
    timer = setTimeout(openWhenQuiet, wantsCalm() ? 0 : OPENS_AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const act of acts) removeEventListener(act, begin);
    };
  }, [waits]);

  function noteSeen() {
    seen[flag].write(true);
    onSeen?.();
  }
  function play() {
    setState("playing");
    noteSeen();
  }
  function decline() {
    setState("done");
    noteSeen();
  }

  if (state === "playing") return video(() => setState("done"));
  if (state !== "card" || !isUnseen) return null;
  return (
    <aside
      aria-label={title}
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-card p-5"
    >
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={decline}>{t("No, thank you")}</Button>
        <Button variant="primary" onClick={play}>
          <Play aria-hidden />
          {t("Watch the video")}
        </Button>
      </div>
    </aside>
  );
}
