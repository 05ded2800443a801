"use client";

import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { t } from "@/lib/messages";

type Props = {
  isFirst: boolean;
  isLast: boolean;
  onPrevious: () => void;
  onNext: () => void;
  /** Listen, between the two. */
  children: ReactNode;
};

/** Previous, Listen and Next: at the same place and of the same size on every step. */
export function CookControls({ isFirst, isLast, onPrevious, onNext, children }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  return (
    <nav aria-label={t("Steps")} className="cook-controls">
      <div className="cook-width">
        <Button
          size="large"
          disabled={isFirst}
          className="px-0.5 leading-tight"
          onClick={() => {
            onPrevious();
            // why: on the first step this button is disabled, and a disabled button loses the focus to nowhere or to the whole screen.
            requestAnimationFrame(() => {
              if (document.activeElement?.matches("body, :disabled, [role=dialog]")) next.current?.focus();
            });
          }}
        >
          <ArrowLeft aria-hidden className="max-sm:hidden" />
          {t("Previous")}
        </Button>
        {children}
        <Button ref={next} size="large" variant="primary" className="px-1 leading-tight" onClick={onNext}>
          {isLast ? t("Complete Recipe") : t("Next Step")}
          {isLast ? (
            <Check aria-hidden className="max-sm:hidden" />
          ) : (
            <ArrowRight aria-hidden className="max-sm:hidden" />
          )}
        </Button>
      </div>
    </nav>
  );
}
