"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { PressButton } from "@/components/ui/press-button";
import { t } from "@/lib/messages";

export const LazyReadingSettings = dynamic(
  () => orAgain(() => import("./reading-settings").then((module) => module.ReadingSettings)),
  { ssr: false },
);

/** Opens the reading settings; their code comes with the first press. */
export function ReadingSettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PressButton
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:decoration-2"
      >
        {t("Reading settings")}
      </PressButton>
      {isOpen && <LazyReadingSettings onClose={() => setIsOpen(false)} />}
    </>
  );
}
