"use client";

import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { THEMES, theme } from "@/lib/browser/preferences";
import { useStore } from "@/lib/browser/store";
import { ThemeButton } from "./menu-buttons";
import { LazyReadingSettings } from "./reading-settings-button";
import { t } from "@/lib/messages";

const NAMES = {
  get light() {
    return t("Light");
  },
  get dark() {
    return t("Dark");
  },
  get system() {
    return t("System");
  },
} as const;

/** Light, Dark or System, and the way to the reading settings. Loaded with the first press of the button, hence open from the start. */
export function ThemeMenu() {
  const chosen = useStore(theme);
  const [showsReading, setShowsReading] = useState(false);
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <ThemeButton />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuRadioGroup value={chosen}>
            {THEMES.map((name) => (
              <DropdownMenuRadioItem key={name} value={name} onSelect={() => theme.write(name)}>
                {NAMES[name]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
          <DropdownMenuItem className="border-t border-line" onSelect={() => setShowsReading(true)}>
            {t("Reading settings")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {showsReading && <LazyReadingSettings onClose={() => setShowsReading(false)} />}
    </>
  );
}
