"use client";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { THEMES, theme } from "@/lib/browser/preferences";
import { useStore } from "@/lib/browser/store";
import { ThemeButton } from "./menu-buttons";

const NAMES = { light: "Light", dark: "Dark", system: "System" } as const;

/** Light, Dark or System. Loaded with the first press of the button, hence open from the start. */
export function ThemeMenu() {
  const chosen = useStore(theme);
  return (
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
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
