"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { t, tn } from "@/lib/messages";
import { nextToEnd } from "./timer-order";
import { TimerTray } from "./timer-tray";

/** As many rows still leave a phone room for the step's words. */
const ROWS = 3;

/** The tray of Cook Mode. More timers than fit wait behind a press: the two that end next are seen, and whatever rings. */
export function CookTray({ timers, ...tray }: ComponentProps<typeof TimerTray>) {
  const [showsAll, setShowsAll] = useState(false);
  const folds = timers.length > ROWS;
  const seen = folds && !showsAll ? nextToEnd(timers, ROWS - 1) : timers;
  const hidden = timers.length - seen.length;
  return (
    <>
      <TimerTray {...tray} timers={seen} />
      {folds && (hidden > 0 || showsAll) && (
        <div className="cook-width pt-2">
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            {showsAll ? t("Fewer timers") : tn(hidden, "{count} more timer", "{count} more timers")}
          </Button>
        </div>
      )}
    </>
  );
}
