"use client";

import dynamic from "next/dynamic";
import { closeToast, useToastMessage } from "@/components/ui/use-toast";
import { t } from "@/lib/messages";

/**
 * The message without the region's script: it says what there is to say while that is on its way, and instead of it where it cannot come.
 * It stays until it is closed or another takes its place.
 */
export function PlainMessage() {
  const message = useToastMessage();
  const shown = message?.open ? message : null;
  return (
    // Always in the page, and said to be live: a screen reader announces only regions that were there before, and a dialog that opens
    // hides the others.
    <div
      role="alert"
      aria-live="assertive"
      className="pointer-events-auto fixed right-0 bottom-0 z-[100] w-full max-w-[420px] max-sm:bottom-14"
    >
      {shown && (
        <div className="m-4 flex flex-wrap items-start gap-3 rounded-card border-[1.5px] border-line-strong bg-card p-4 text-ink shadow-raised">
          <p className="min-w-0 flex-1 basis-48">
            <b>{shown.title}</b> {shown.text}
          </p>
          {shown.action && (
            <button
              type="button"
              className="min-h-11 px-3 text-sm font-semibold underline"
              onClick={() => {
                shown.action?.run();
                closeToast(shown.id);
              }}
            >
              {shown.action.label}
            </button>
          )}
          <button
            type="button"
            className="min-h-11 px-3 text-sm font-semibold underline"
            onClick={() => closeToast(shown.id)}
          >
            {t("Close")}
          </button>
        </div>
      )}
    </div>
  );
}

/** The toast region, fetched right after the first paint. What is said before it has come, or without it, is said plainly. */
export const Toasts = dynamic(
  () =>
    import("@/components/ui/toaster").then(
      (module) => module.Toaster,
      () => PlainMessage,
    ),
  { ssr: false, loading: PlainMessage },
);
