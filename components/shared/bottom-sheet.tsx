"use client";

import type { ReactNode } from "react";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { clsx } from "clsx";

/** A sheet over the page: its name, a way out that never scrolls away, and its content. Esc closes it, not what it lies over. */
export function BottomSheet({
  title,
  onClose,
  children,
  footer,
  className,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className={clsx("sm:max-w-2xl", className)}
        head={<DialogTitle className="text-xl">{title}</DialogTitle>}
      >
        {/* Reachable with Tab, so that what is long can be scrolled with the keys. */}
        <div
          role="group"
          aria-label={title}
          tabIndex={0}
          className="grid min-h-0 grow content-start overflow-y-auto px-5 py-5 sm:px-8 sm:py-6"
        >
          {children}
        </div>
        {footer && <footer className="border-t border-line px-5 py-3 sm:px-8">{footer}</footer>}
      </DialogContent>
    </Dialog>
  );
}
