"use client";

import { useSearchParams } from "next/navigation";
import { useState, useEffect } from "react";
import dynamic from "next/dynamic";
import { LoginOnArrival } from "@/components/auth/login-on-arrival";
import { OfferVideo } from "@/components/shared/offer-video";
import { isViewerKnown } from "@/lib/browser/refresh-stored-user";
import { storedUser } from "@/lib/browser/stored-user";
import { HANDED_OVER } from "@/lib/rules/sources/handed-over";
import { useStore } from "@/lib/browser/store";
import { EXPLAINER_WORDS } from "@/components/shared/video-words";
import { orNothing } from "@/components/shared/or-nothing";
import { t } from "@/lib/messages";

/** What the address asks the home page for, and the video that a visitor is offered: the page itself is the same for everybody. */
export function HomeArrival({ appName, hasGoogle }: { appName: string; hasGoogle: boolean }) {
  const asked = useSearchParams();
  const isKnown = useStore(isViewerKnown);
  const mayBeVisitor = useStore(storedUser) === null;
  const isVisitor = mayBeVisitor && isKnown;
  // next-auth sends a refused sign-in back with `error`.
  const googleFailed = hasGoogle && asked.has("error");
  const isSentToLogin = asked.get("login") === "1" || googleFailed;
  // Who came as a visitor keeps the dialog while logging in there: it leads on by itself.
  const [hasCome, setHasCome] = useState(false);
  if (isVisitor && isSentToLogin && !hasCome) setHasCome(true);
  return (
    <>
      {asked.get("scrollToRecipe") === "true" && <ScrollToRecipe />}
      {hasCome && (
        <LoginOnArrival
          returnUrl={asked.get("returnUrl") ?? undefined}
          hasGoogle={hasGoogle}
          googleFailed={googleFailed}
        />
      )}
      {/* There from the first moment: what a visitor begins before it is known that they are one is begun all the same. */}
      {mayBeVisitor && !isSentToLogin && !asked.has(HANDED_OVER) && (
        <ExplainerVideo appName={appName} busy={!isKnown} />
      )}
    </>
  );
}

const SCROLL_DELAY_MS = 100;

/** `/?scrollToRecipe=true`: brings the converter into view, 100 ms after the page is there. */
function ScrollToRecipe() {
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById("converter")?.scrollIntoView(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const VideoOverlay = dynamic(
  () => orNothing(import("@/components/shared/video-overlay").then((module) => module.VideoOverlay)),
  { ssr: false },
);

/** The explainer for visitors: once, a second after the page. */
function ExplainerVideo({ appName, busy }: { appName: string; busy: boolean }) {
  const title = t("How {appName} works", { appName });
  return (
    <OfferVideo
      flag="explainerVideo"
      busy={busy}
      title={title}
      text={t("Half a minute on how a recipe becomes plain steps.")}
      video={(close) => (
        <VideoOverlay title={title} name="explainer" words={EXPLAINER_WORDS} onClose={close} />
      )}
    />
  );
}
