"use client";

import { Play } from "lucide-react";
import { useState } from "react";
import { DemoVideo } from "@/components/shared/demo-video";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { HelpMenuButton } from "./menu-buttons";
import { t } from "@/lib/messages";

/** Help for cooks who are signed in: the demo video again. Loaded with the first press of the button, hence open from the start. */
export function HelpMenu({ onGo }: { onGo: () => void }) {
  const [showing, setShowing] = useState(false);
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <HelpMenuButton />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem
            onSelect={() => {
              onGo();
              setShowing(true);
            }}
          >
            <Play aria-hidden />
            {t("View Demo Video")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {showing && <DemoVideo onClose={() => setShowing(false)} />}
    </>
  );
}
