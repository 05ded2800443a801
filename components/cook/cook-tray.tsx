"use client";

import { useState, type ComponentProps } from "react";
import { usePhoneEitherWay } from "@/components/recipe/use-phone";
import { mostPressingFirst, nextToEnd } from "./timer-order";
import { TimerTray } from "./timer-tray";
import { RingingFold, TimersFold } from "./timers-fold";

/** As many rows still leave a phone room for the step's words. */
const ROWS = 3;

/**
 * The tray of Cook Mode. More timers than fit wait behind a press: the two that end next are seen, and whatever rings. On a phone
 * what rings first is seen alone, for two such cards would cover the step.
 */
export function CookTray({ timers, ...tray }: ComponentProps<typeof TimerTray>) {
  const [showsAll, setShowsAll] = useState(false);
  const hasLittleRoom = usePhoneEitherWay();
  const pressing = mostPressingFirst(timers);
  if (hasLittleRoom && timers.length > 1 && pressing[0]?.clock.kind === "rang")
    return (
      <TimerTray {...tray} timers={showsAll ? pressing : pressing.slice(0, 1)}>
        <RingingFold hidden={pressing.slice(1)} isOpen={showsAll} onOpen={setShowsAll} />
      </TimerTray>
    );
  const folds = timers.length > ROWS;
  const seen = folds && !showsAll ? nextToEnd(timers, ROWS - 1) : timers;
  const hidden = timers.length - seen.length;
  return (
    <>
      <TimerTray {...tray} timers={seen} />
      {folds && (hidden > 0 || showsAll) && (
        <div className="cook-width pt-2">
          <TimersFold hidden={hidden} isOpen={showsAll} opens="below" onOpen={setShowsAll} />
        </div>
      )}
    </>
  );
}
