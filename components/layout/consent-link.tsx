"use client";

import { PressButton } from "@/components/ui/press-button";
import { consent } from "@/lib/browser/consent";
import { t } from "@/lib/messages";

/** Asks about cookies and tracking anew: a choice can be changed at any time. */
export function ConsentLink() {
  return (
    <PressButton
      onClick={consent.forget}
      className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
    >
      {t("Cookies and tracking")}
    </PressButton>
  );
}
