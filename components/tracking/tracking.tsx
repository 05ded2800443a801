"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { AD_EVENT, type AdEvent } from "@/lib/browser/ad-events";
import { consent } from "@/lib/browser/consent";
import { type Platforms, reportAdEvent, reportPageView, startPlatforms } from "@/lib/browser/platforms";
import { useStore } from "@/lib/browser/store";
import { isTrackable } from "@/lib/rules/navigation/trackable";
import { ConsentBanner } from "./consent-banner";

/**
 * The configured ad and analytics platforms (screens.md#tracking): nothing of theirs loads before the visitor accepts, and nothing is
 * reported from pages of admins or with a token in their address. Declining later ends it with the page.
 */
export function Tracking({ settings }: { settings: Platforms }) {
  const hydrated = useHydrated();
  const choice = useStore(consent);
  const path = usePathname();
  const reports = choice === "accepted" && isTrackable(path);

  useEffect(() => {
    if (!reports) return;
    startPlatforms(settings);
    reportPageView(settings, path);
  }, [reports, settings, path]);

  // why: attached before the effects of the page's own components, the first of which may already have something to tell, and
  // asking for the consent when it comes: a page that is just waking up does not know it yet.
  useLayoutEffect(() => {
    const report = (event: Event) => {
      if (consent.read() !== "accepted" || !isTrackable(path)) return;
      startPlatforms(settings);
      reportAdEvent(settings, (event as CustomEvent<AdEvent>).detail);
    };
    window.addEventListener(AD_EVENT, report);
    return () => window.removeEventListener(AD_EVENT, report);
  }, [path, settings]);

  return hydrated && choice === null && !path.startsWith("/admin") ? <ConsentBanner /> : null;
}
