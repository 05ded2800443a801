"use client";

import dynamic from "next/dynamic";

/** The toast region, fetched right after the first paint: nothing can be said before the page listens anyway. */
export const Toasts = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), {
  ssr: false,
});
