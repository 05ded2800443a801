"use client";

import { useState, type ComponentProps } from "react";
import { usePhoneEitherWay } from "@/components/recipe/use-phone";
import { hasRung, mostPressingFirst, nextToEnd } from "./timer-order";
import { TimerTray } from "./timer-tray";
import { ShortFold, TimersFold } from "./timers-fold";

/** As many rows still leave room for the step's words. */
const ROWS = 3;
const ROWS_OF_A_PHONE = 2;

/** The tray of Cook Mode: whatever rings, and what ends next. The others wait behind a press. */
export function CookTray(props: ComponentProps<typeof TimerTray>) {
  const hasLittleRoom = usePhoneEitherWay();
  return hasLittleRoom ? <SmallTray {...props} /> : <WideTray {...props} />;
}

function WideTray({ timers, ...tray }: ComponentProps<typeof TimerTray>) {
  const [showsAll, setShowsAll] = useState(false);
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

/** What rings takes one line each, and what ends next shares its line with the press that shows the others. */
function SmallTray({ timers, ...tray }: ComponentProps<typeof TimerTray>) {
  const [showsAll, setShowsAll] = useState(false);
  const pressing = mostPressingFirst(timers);
  const atFirst = pressing.filter(hasRung).length + 1;
  const folds = pressing.length > Math.max(atFirst, ROWS_OF_A_PHONE);
  return (
    <TimerTray {...tray} timers={folds && !showsAll ? pressing.slice(0, atFirst) : pressing}>
      {folds && <ShortFold hidden={pressing.length - atFirst} isOpen={showsAll} onOpen={setShowsAll} />}
    </TimerTray>
  );
}
