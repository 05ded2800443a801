"use client";

import { CircleHelp } from "lucide-react";
import dynamic from "next/dynamic";
import { orAgain } from "@/components/shared/or-again";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { onHelpAsked } from "@/lib/browser/help-widget";
import { rich } from "@/components/shared/rich";

const HelpPanel = dynamic(() => orAgain(() => import("./help-panel").then((module) => module.HelpPanel)), {
  ssr: false,
});

/** A closed conversation is kept this long: closing by mistake loses nothing (screens.md#help). */
const RESET_AFTER_MS = 300;

/**
 * Help & Support, in the same place on every page but the admins' (screens.md#help). The panel is loaded when it is first opened.
 * Cook Mode covers the button, and opens the panel only when the cook asks for it there.
 */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  const [talk, setTalk] = useState(0);
  const [used, setUsed] = useState(false);
  const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
  const path = usePathname();

  useEffect(
    () =>
      onHelpAsked(() => {
        clearTimeout(reset.current);
        setUsed(true);
        setOpen(true);
      }),
    [],
  );
  useEffect(() => () => clearTimeout(reset.current), []);

  function show(next: boolean) {
    clearTimeout(reset.current);
    setUsed(true);
    setOpen(next);
    if (!next) reset.current = setTimeout(() => setTalk((count) => count + 1), RESET_AFTER_MS);
  }

  if (path.startsWith("/admin")) return null;
  return (
    <>
      <Button
        className="no-print max-sm:min-h-11 max-sm:ml-auto max-sm:px-3.5 max-sm:text-sm sm:fixed sm:right-4 sm:bottom-4 sm:z-40 sm:shadow-raised"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(!open)}
      >
        <CircleHelp aria-hidden />
        <span>
          {rich("Help<span> & Support</span>", {
            span: (text) => <span className="max-sm:sr-only">{text}</span>,
          })}
        </span>
      </Button>
      {used && <HelpPanel key={talk} open={open} onOpenChange={show} />}
    </>
  );
}
