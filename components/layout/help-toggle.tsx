"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useHydrated } from "@/components/shared/use-hydrated";
import { HelpMenuButton } from "./help-menu-button";

const HelpMenu = dynamic(() => import("./help-menu").then((module) => module.HelpMenu), {
  ssr: false,
  loading: () => <HelpMenuButton aria-expanded="true" />,
});

/** The 'Help' button of the header; its menu's code comes with the first press. */
export function HelpToggle({ onGo }: { onGo: () => void }) {
  const [wanted, setWanted] = useState(false);
  const hydrated = useHydrated();
  if (wanted) return <HelpMenu onGo={onGo} />;
  return <HelpMenuButton aria-expanded="false" disabled={!hydrated} onClick={() => setWanted(true)} />;
}
