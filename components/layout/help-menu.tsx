"use client";

import { CircleHelp, Play } from "lucide-react";
import { useRef, useState } from "react";
import { DemoVideo } from "@/components/shared/demo-video";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { openHelpWidget } from "@/lib/browser/help-widget";
import { HelpMenuButton } from "./menu-buttons";
import { t } from "@/lib/messages";

/** Help for cooks who are signed in: the questions and answers, and the demo video again. Loaded with the first press of the button, hence open from the start. */
export function HelpMenu({ onGo }: { onGo: () => void }) {
  const [showing, setShowing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const asks = useRef(false);
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <HelpMenuButton ref={button} />
        </DropdownMenuTrigger>
        <DropdownMenuContent
          align="end"
          // The panel opens once the menu is gone: it gives the focus back to what has it then.
          onCloseAutoFocus={(event) => {
            if (!asks.current) return;
            asks.current = false;
            event.preventDefault();
            button.current?.focus();
            openHelpWidget();
          }}
        >
          <DropdownMenuItem
            onSelect={() => {
              asks.current = true;
              onGo();
            }}
          >
            <CircleHelp aria-hidden />
            {t("Help & Support")}
          </DropdownMenuItem>
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
