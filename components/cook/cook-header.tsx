"use client";

import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";
import { DialogTitle } from "@/components/ui/dialog";
import { t } from "@/lib/messages";

type Props = {
  title: string;
  /** Of the recipe, whose words the title is. */
  language: string;
  /** Where the cook is: "Step 3 of 9". */
  place: string;
  placeLanguage: string;
  placeRef: Ref<HTMLHeadingElement>;
  /** Steps that are behind, of all; null before and after the steps. */
  progress: { done: number; total: number } | null;
  onExit: () => void;
  /** More. */
  children: ReactNode;
};

/** Exit, where the cook is, and More: the same on every screen of Cook Mode. */
export function CookHeader({
  title,
  language,
  place,
  placeLanguage,
  placeRef,
  progress,
  onExit,
  children,
}: Props) {
  return (
    <header className="cook-head">
      <div className="cook-width flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Button size="small" onClick={onExit}>
          <X aria-hidden />
          {t("Exit")}
        </Button>
        <div className="grid min-w-20 flex-1 justify-items-center">
          <DialogTitle
            lang={language}
            className="max-w-full truncate font-sans text-xs font-normal tracking-normal text-muted sm:text-sm"
          >
            {title}
          </DialogTitle>
          <h2
            ref={placeRef}
            lang={placeLanguage}
            tabIndex={-1}
            className="font-sans text-base leading-tight font-[650] tracking-normal whitespace-nowrap outline-none"
          >
            {place}
          </h2>
        </div>
        {children}
      </div>
      <div className="cook-width" aria-hidden>
        <div className="h-1.5 overflow-hidden rounded-full bg-accent-soft">
          {progress && (
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-300"
              style={{ width: `${(100 * progress.done) / progress.total}%` }}
            />
          )}
        </div>
      </div>
    </header>
  );
}
