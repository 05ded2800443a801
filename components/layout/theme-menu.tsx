"use client";

import { useSyncExternalStore } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { THEMES, chooseTheme, readTheme, subscribePreferences } from "@/lib/browser/preferences";
import { ThemeButton } from "./theme-button";

const NAMES = { light: "Light", dark: "Dark", system: "System" } as const;

/** Light, Dark or System. Loaded with the first press of the button, hence open from the start. */
export function ThemeMenu() {
  const theme = useSyncExternalStore(subscribePreferences, readTheme, () => "system" as const);
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <ThemeButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={theme}>
          {THEMES.map((name) => (
            <DropdownMenuRadioItem key={name} value={name} onSelect={() => chooseTheme(name)}>
              {NAMES[name]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
