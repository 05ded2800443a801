"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useStore } from "@/lib/browser/store";
import { unfinishedCookings } from "@/lib/browser/cook-storage";
import { orNothing } from "@/components/shared/or-nothing";

const RunningTimers = dynamic(
  () => orNothing(import("@/components/cook/running-timers").then((module) => module.RunningTimers)),
  { ssr: false },
);

/**
 * The strip at the lower edge: the timers that run, on every page, and on a phone the way to help, so that it lies over nothing. Cook Mode
 * has its own of both, and covers it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const cookings = useStore(unfinishedCookings);
  return (
    <div className="bottom-bar no-print">
      {cookings !== "" && <RunningTimers cookings={cookings} />}
      {children}
    </div>
  );
}
