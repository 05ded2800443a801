"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import Link from "next/link";
import { useHydrated } from "@/components/ui/use-hydrated";
import { useAppName } from "@/components/shared/app-name";
import { Button } from "@/components/ui/button";
import { AD_EVENT, type AdEvent } from "@/lib/browser/ad-events";
import { consent } from "@/lib/browser/consent";
import { type Platforms, reportAdEvent, reportPageView, startPlatforms } from "@/lib/browser/platforms";
import { useStore } from "@/lib/browser/store";
import { reportedPath } from "@/lib/rules/navigation/own-path";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/**
 * The configured ad and analytics platforms (screens.md#tracking): nothing of theirs loads before the visitor accepts, and nothing is
 * reported from pages of admins or of a key; a shared page is reported without its token. Declining later ends it with the page.
 */
export function Tracking({ settings }: { settings: Platforms }) {
  const hydrated = useHydrated();
  const choice = useStore(consent);
  const path = usePathname();
  const reported = choice === "accepted" ? reportedPath(path) : null;

  useEffect(() => {
    if (reported === null) return;
    startPlatforms(settings);
    reportPageView(settings, reported);
  }, [reported, settings, path]);

  // why: attached before the effects of the page's own components, the first of which may already have something to tell, and
  // asking for the consent when it comes: a page that is just waking up does not know it yet.
  useLayoutEffect(() => {
    const report = (event: Event) => {
      if (consent.read() !== "accepted" || reportedPath(path) === null) return;
      startPlatforms(settings);
      reportAdEvent(settings, (event as CustomEvent<AdEvent>).detail);
    };
    window.addEventListener(AD_EVENT, report);
    return () => window.removeEventListener(AD_EVENT, report);
  }, [path, settings]);

  return hydrated && choice === null && !path.startsWith("/admin") ? <ConsentBanner /> : null;
}

/** Two choices of the same weight. It lies in the page's flow and sticks to the bottom, so that it never covers the end of a page. */
function ConsentBanner() {
  const appName = useAppName();
  return (
    <section
      aria-label={t("Cookies and tracking")}
      className="no-print sticky bottom-0 z-40 border-t border-line-strong bg-card shadow-raised"
    >
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <p className="max-w-[64ch] text-sm">
          {rich(
            "May we tell our advertising and statistics partners which pages you open and when you finish a recipe? {appName} works the same either way. <link>Privacy Policy</link>",
            {
              appName,
              link: (text) => (
                <Link href="/privacy-policy" className="underline underline-offset-4">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
        <div className="flex gap-3 max-sm:w-full">
          <Button className="min-w-32 flex-1" onClick={() => consent.write("declined")}>
            {t("Decline")}
          </Button>
          <Button className="min-w-32 flex-1" onClick={() => consent.write("accepted")}>
            {t("Accept")}
          </Button>
        </div>
      </div>
    </section>
  );
}
