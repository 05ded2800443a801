"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { ThemeButton } from "./theme-button";

const ThemeMenu = dynamic(() => import("./theme-menu").then((module) => module.ThemeMenu), {
  ssr: false,
  loading: () => <ThemeButton aria-expanded="true" />,
});

/** The 'Theme' button; its menu's code comes with the first press. */
export function ThemeToggle() {
  const [wanted, setWanted] = useState(false);
  if (wanted) return <ThemeMenu />;
  return <ThemeButton aria-expanded="false" onClick={() => setWanted(true)} />;
}
