"use client";

import { type ComponentProps, type ReactNode, useRef } from "react";
import * as DialogPrimitive from "radix-ui/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Button } from "./button";
import { t } from "@/lib/messages";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type AutoFocus = Pick<ComponentProps<typeof DialogPrimitive.Content>, "onOpenAutoFocus" | "onCloseAutoFocus">;

/** Gives the focus back to what had it when the dialog opened: Radix does so only for a dialog's own trigger. */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocus): AutoFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      const focused = document.activeElement;
      if (!(event.currentTarget as Element).contains(focused)) opener.current = focused;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      // The page stays where it is: what the closing has to show, a failure say, may have been scrolled into sight already.
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}

/**
 * A modal sheet in the middle of the screen, at its lower edge on a phone, with Close at the top right, where it never scrolls away.
 * Give it a `DialogTitle`: among its children, or as the `head` that stays beside Close.
 */
export function DialogContent({
  className,
  children,
  head,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { head?: ReactNode }) {
  const focus = useFocusReturn(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-scrim" />
      <DialogPrimitive.Content
        className={clsx(
          "animate-arrive fixed z-50 flex max-h-dvh flex-col overflow-hidden bg-card text-ink shadow-raised",
          "inset-x-0 bottom-0 rounded-t-panel sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-panel",
          !head && "[&>:nth-child(2)]:pt-1",
          className,
        )}
        {...props}
        {...focus}
      >
        <div
          className={clsx(
            "shrink-0",
            head ? "border-b border-line py-4 pr-32 pl-5 max-[18rem]:pt-14 max-[18rem]:pr-5 sm:pl-8" : "h-14",
          )}
        >
          {head}
        </div>
        {children}
        {/* The last with the Tab key, at the top for the eye: a dialog opens on its first field. */}
        <DialogPrimitive.Close asChild>
          <Button size="small" variant="quiet" className="absolute top-1.5 right-1.5">
            <X aria-hidden />
            {t("Close")}
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** A dialog that covers everything, for work that must be waited for. */
export function DialogFullScreen({ className, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  const focus = useFocusReturn(props);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Content
        className={clsx("fixed inset-0 z-50 overflow-auto bg-paper text-ink", className)}
        {...props}
        {...focus}
      />
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={clsx("base:text-2xl", className)} {...props} />;
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={clsx("text-muted", className)} {...props} />;
}

/** A dialog's two ways on, the main one last: on a phone one above the other with the main one first, elsewhere at the right. */
export function DialogButtons({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={clsx(
        "grid gap-2.5 max-sm:[&>:last-child]:order-first sm:auto-cols-fr sm:grid-flow-col",
        className,
      )}
      {...props}
    />
  );
}

/** A small dialog: what it is about, then what `children` say and ask. */
export function DialogCard({
  title,
  description,
  children,
}: {
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  return (
    <DialogContent className="sm:max-w-lg">
      <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
        <div className="grid gap-2">
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </div>
        {children}
      </div>
    </DialogContent>
  );
}
