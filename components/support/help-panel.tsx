"use client";

import { Maximize2, Minimize2, X } from "lucide-react";
import * as DialogPrimitive from "radix-ui/dialog";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { clsx } from "clsx";
import { useFocusReturn } from "@/components/ui/dialog";
import { HelpChat } from "./help-chat";
import { SupportForm } from "./support-form";
import { t } from "@/lib/messages";

/** The panel of the help widget: questions and answers, or the form for a request. At most 500 px high (screens.md#help). */
export function HelpPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [expanded, setExpanded] = useState(false);
  const [asking, setAsking] = useState(false);
  const focus = useFocusReturn({});
  const Size = expanded ? Minimize2 : Maximize2;
  return (
    // Not modal: the page stays usable beside it, so that an answer can be followed while it is read.
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          {...focus}
          className={clsx(
            "no-print pointer-events-auto fixed right-4 bottom-20 z-[70] flex max-h-[min(500px,calc(100dvh-6rem))] flex-col overflow-hidden rounded-panel border border-line-strong bg-card text-ink shadow-raised max-sm:left-4",
            expanded ? "h-[500px] sm:w-[40rem]" : "sm:w-[27rem]",
          )}
        >
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
            <DialogPrimitive.Title className="font-serif text-base font-semibold">
              {t("Help & Support")}
            </DialogPrimitive.Title>
            <div className="flex gap-1 max-sm:[&_svg]:hidden">
              <Button
                size="small"
                variant="quiet"
                aria-pressed={expanded}
                onClick={() => setExpanded(!expanded)}
              >
                <Size aria-hidden />
                {expanded ? t("Collapse") : t("Expand")}
              </Button>
              <DialogPrimitive.Close asChild>
                <Button size="small" variant="quiet">
                  <X aria-hidden />
                  {t("Close")}
                </Button>
              </DialogPrimitive.Close>
            </div>
          </div>
          <div className={asking ? "hidden" : "contents"}>
            <HelpChat onSupport={() => setAsking(true)} />
          </div>
          {asking && <SupportForm onBack={() => setAsking(false)} />}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
