"use client";

import type { ReactNode } from "react";
import { CommandTable, KeyTable } from "./keyboard-sheet";
import { Sheet } from "./sheet";

/** Help of Cook Mode's own, where no help widget answers. */
export function CookHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Help" onClose={onClose}>
      <div className="grid gap-7">
        <Part title="One step at a time">
          <p>
            <b>Next Step</b> and <b>Previous</b> never move. You can also swipe the step to the left or right.
            Your step, what you ticked off and your timers are kept on this device for a day, also when you
            close the page.
          </p>
        </Part>
        <Part title="Timers">
          <p>
            Each step has a timer. When you go on while it runs, it moves to the top and still rings. A device
            with its screen locked may stay silent: leave <b>Keep Awake</b> on (under More).
          </p>
        </Part>
        <Part title="Listen">
          <p>
            Reads the step sentence by sentence and marks the one you hear. You can pause, repeat, slow down
            or mute it. Another voice can be chosen in <b>Cook Mode settings</b>.
          </p>
        </Part>
        <Part title="Keyboard">
          <KeyTable />
        </Part>
        <Part title="Hands-free">
          <p>Turn it on in Cook Mode settings, then say:</p>
          <CommandTable />
        </Part>
      </div>
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}
