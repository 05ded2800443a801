"use client";

import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from "./toast";
import { closeToast, useToastMessage } from "./use-toast";
import { t } from "@/lib/messages";

/**
 * The toast region: one message, 5000 ms, swiped away to the right by 50 px, F8 to reach it (screens.md#message).
 * Each message gets a provider of its own: Radix keeps its clock stopped for good when a message is closed while the pointer is on it.
 */
export function Toaster() {
  const message = useToastMessage();
  return (
    <ToastProvider key={message?.id} swipeDirection="right" swipeThreshold={50}>
      {message && (
        <Toast
          key={message.id}
          tone={message.tone}
          duration={message.durationMs}
          open={message.open}
          onOpenChange={(open) => !open && closeToast(message.id)}
        >
          <div className="grid gap-0.5 py-1.5">
            <ToastTitle>{message.title}</ToastTitle>
            {message.text && <ToastDescription>{message.text}</ToastDescription>}
            {message.action && (
              <ToastAction altText={message.action.label} onClick={message.action.run}>
                {message.action.label}
              </ToastAction>
            )}
          </div>
          <ToastClose>{t("Close")}</ToastClose>
        </Toast>
      )}
      <ToastViewport label={t("Notifications (F8)")} />
    </ToastProvider>
  );
}
