"use client";

import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { useState } from "react";
import { HelpMenuButton, ThemeButton } from "./menu-buttons";

const HelpMenu = dynamic(
  () => orAgain(() => import("./help-menu").then((module) => module.HelpMenu), HelpMenuButton),
  {
    ssr: false,
    loading: () => <HelpMenuButton aria-expanded="true" />,
  },
);

/** The 'Help' button of the header; its menu's code comes with the first press. */
export function HelpToggle({ onGo }: { onGo: () => void }) {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <HelpMenu onGo={onGo} onClose={() => setWanted(false)} />;
  return <HelpMenuButton aria-expanded="false" onClick={() => setWanted(true)} />;
}

const ThemeMenu = dynamic(
  () => orAgain(() => import("./theme-menu").then((module) => module.ThemeMenu), ThemeButton),
  {
    ssr: false,
    loading: () => <ThemeButton aria-expanded="true" />,
  },
);

/** The 'Theme' button; its menu's code comes with the first press. */
export function ThemeToggle() {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <ThemeMenu onClose={() => setWanted(false)} />;
  return <ThemeButton aria-expanded="false" onClick={() => setWanted(true)} />;
}
