"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { keepFor } from "@/lib/browser/offline/kept";
import { isViewerKnown } from "@/lib/browser/refresh-stored-user";
import { useStore } from "@/lib/browser/store";
import { storedUser } from "@/lib/browser/stored-user";
import { orNothing } from "@/components/shared/or-nothing";

const Offline = dynamic(() => orNothing(import("./offline").then((module) => module.Offline)), {
  ssr: false,
});

/** What works without a connection is loaded for a signed-in cook alone; when nobody is signed in, nothing is kept. */
export function OfflineDoor() {
  const hydrated = useHydrated();
  const user = useStore(storedUser);
  const isKnown = useStore(isViewerKnown);
  const id = user?.id ?? null;
  const isOut = id === null && isKnown;
  useEffect(() => {
    if (isOut && "caches" in window) void keepFor(null);
  }, [isOut]);
  return hydrated && id !== null ? <Offline key={id} cookId={id} /> : null;
}
