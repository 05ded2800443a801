"use client";

import type { ComponentProps } from "react";
import * as ToastPrimitive from "radix-ui/toast";
import { clsx } from "clsx";

export const ToastProvider = ToastPrimitive.Provider;

export function ToastViewport({ className, ...props }: ComponentProps<typeof ToastPrimitive.Viewport>) {
  return (
    <ToastPrimitive.Viewport
      // Radix announces messages by itself; the attribute keeps a dialog that opens from hiding them from screen readers.
      aria-live="off"
      className={clsx(
        "toast-viewport fixed right-0 bottom-0 z-[100] max-sm:bottom-14 flex w-full max-w-[420px] flex-col gap-3 p-4 outline-none",
        className,
      )}
      {...props}
    />
  );
}

export function Toast({
  tone,
  className,
  ...props
}: ComponentProps<typeof ToastPrimitive.Root> & { tone: "plain" | "problem" }) {
  return (
    <ToastPrimitive.Root
      className={clsx(
        "animate-arrive grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 wrap-anywhere max-[16rem]:grid-cols-1 rounded-card border-[1.5px] border-l-[6px] bg-card py-3 pr-3 pl-4 text-ink shadow-raised",
        "data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-[var(--radix-toast-swipe-end-x)] data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]",
        tone === "problem" ? "border-danger" : "border-accent",
        className,
      )}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof ToastPrimitive.Title>) {
  return <ToastPrimitive.Title className={clsx("font-bold", className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof ToastPrimitive.Description>) {
  return <ToastPrimitive.Description className={clsx("text-sm text-muted", className)} {...props} />;
}

export function ToastAction({ className, ...props }: ComponentProps<typeof ToastPrimitive.Action>) {
  return (
    <ToastPrimitive.Action
      className={clsx(
        "mt-1 min-h-11 justify-self-start rounded-field border-[1.5px] border-line-strong px-4 text-sm font-semibold hover:bg-accent-soft",
        className,
      )}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<typeof ToastPrimitive.Close>) {
  return (
    <ToastPrimitive.Close
      className={clsx("min-h-11 rounded-field px-3 text-sm font-semibold hover:bg-accent-soft", className)}
      {...props}
    />
  );
}
