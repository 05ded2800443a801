"use client";

import { CircleHelp, Play } from "lucide-react";
import { useState } from "react";
import { DemoVideo } from "@/components/shared/demo-video";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

/** Help for cooks who are signed in: the demo video again. */
export function HelpMenu({ onGo }: { onGo: () => void }) {
  const [showing, setShowing] = useState(false);
  return (
    <>
      <DropdownMenu modal={false}>
        <DropdownMenuTrigger asChild>
          <Button size="small" variant="quiet" className="justify-start px-2.5 xl:px-2">
            <CircleHelp aria-hidden />
            Help
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem
            onSelect={() => {
              onGo();
              setShowing(true);
            }}
          >
            <Play aria-hidden />
            View Demo Video
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {showing && <DemoVideo onClose={() => setShowing(false)} />}
    </>
  );
}
