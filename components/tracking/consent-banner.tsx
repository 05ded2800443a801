"use client";

import Link from "next/link";
import { useAppName } from "@/components/shared/app-name";
import { Button } from "@/components/ui/button";
import { consent } from "@/lib/browser/consent";

/** Two choices of the same weight. It lies in the page's flow and sticks to the bottom, so that it never covers the end of a page. */
export function ConsentBanner() {
  const appName = useAppName();
  return (
    <section
      aria-label="Cookies and tracking"
      className="no-print sticky bottom-0 z-40 border-t border-line-strong bg-card shadow-raised"
    >
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-4 px-4 py-4 sm:px-6">
        <p className="max-w-[64ch] text-sm">
          May we tell our advertising and statistics partners which pages you open and when you finish a
          recipe? {appName} works the same either way.{" "}
          <Link href="/privacy-policy" className="underline underline-offset-4">
            Privacy Policy
          </Link>
        </p>
        <div className="flex gap-3 max-sm:w-full">
          <Button className="min-w-32 flex-1" onClick={() => consent.write("declined")}>
            Decline
          </Button>
          <Button className="min-w-32 flex-1" onClick={() => consent.write("accepted")}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  );
}
