"use client";

import { CookingPot } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import type { CountdownEvent } from "@/lib/engine/cook/countdown";
import { TimerTray } from "./timer-tray";
import { useCookSession } from "./use-cook-session";
import type { CookableRecipe } from "./opening";

type Props = { recipe: CookableRecipe; onBack: () => void };

/** Cook Mode was closed while timers run: they are still to be seen on the recipe's page, they still ring, and one press leads back. */
export function TimersAway({ recipe, onBack }: Props) {
  const { session, dispatch, store } = useCookSession(recipe, undefined);
  useEffect(() => store.show(), [store]);
  const timers = store.timers().filter(({ clock }) => clock.kind !== "paused");
  const isOfStep = (id: string) => !session.tray.some((timer) => timer.id === id);
  const change = (id: string, event: CountdownEvent) =>
    dispatch(isOfStep(id) ? { type: "clock", event, byCook: true } : { type: "tray", id, event });
  if (timers.length === 0) return null;
  return (
    <div className="cook-away no-print">
      <TimerTray
        store={store}
        timers={timers}
        onEvent={change}
        onDismiss={(id) =>
          isOfStep(id) ? change(id, { type: "reset" }) : dispatch({ type: "tray-dismiss", id })
        }
        onOpen={onBack}
      />
      <div className="cook-width">
        <Button variant="primary" className="w-full sm:w-auto" onClick={onBack}>
          <CookingPot aria-hidden />
          Back to Cook Mode
        </Button>
      </div>
    </div>
  );
}
