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

const NAMES = { light: "Light", dark: "Dark", system: "System" } as const;

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
            Reading settings
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {showsReading && <LazyReadingSettings onClose={() => setShowsReading(false)} />}
    </>
  );
}
