"use client";

import { CookingPot } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useReducer, useState } from "react";
import { Button } from "@/components/ui/button";
import { watchAlarms } from "@/lib/browser/cook-alarm";
import { cookStoreAway, type CookStore } from "@/lib/browser/cook-store";
import { unlockSound } from "@/lib/browser/sound";
import type { CountdownEvent } from "@/lib/engine/cook/countdown";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { TimerTray } from "./timer-tray";
import { TrayTimerDialog } from "./tray-timer-dialog";

/** The timers of cookings that were left, on every page: they are seen, they ring, and one press leads back to their recipe. */
export function RunningTimers({ keys }: { keys: readonly string[] }) {
  useEffect(() => {
    addEventListener("pointerdown", unlockSound);
    addEventListener("keydown", unlockSound);
    return () => {
      removeEventListener("pointerdown", unlockSound);
      removeEventListener("keydown", unlockSound);
    };
  }, []);
  return keys.map((key) => {
    const store = cookStoreAway(key, watchAlarms);
    return store && <TimersOf key={key} store={store} />;
  });
}

function TimersOf({ store }: { store: CookStore }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => store.show(), [store]);
  useEffect(() => store.subscribe(redraw), [store]);

  const { place } = store;
  const timers = store.timers().filter(({ clock }) => clock.kind === "running" || clock.kind === "rang");
  const isOfStep = ({ id }: Pick<TrayTimer, "id">) => !store.read().tray.some((timer) => timer.id === id);
  const change = (timer: Pick<TrayTimer, "id">, event: CountdownEvent) =>
    store.dispatch(
      isOfStep(timer) ? { type: "clock", event, byCook: true } : { type: "tray", id: timer.id, event },
    );
  const remove = (timer: Pick<TrayTimer, "id">) =>
    isOfStep(timer)
      ? change(timer, { type: "reset" })
      : store.dispatch({ type: "tray-dismiss", id: timer.id });
  const back = () => {
    if (place === null) return;
    // On the recipe's own page only the address says that Cook Mode is open, and the browser tells its door.
    if (pathname === place.address) window.location.hash = "cook";
    else router.push(`${place.address}#cook`);
  };

  const shown = store.timers().find(({ id }) => id === opened);
  if (timers.length === 0 && !shown) return null;
  return (
    <div className="bar-timers">
      <TimerTray
        store={store}
        timers={timers}
        onEvent={(id, event) => change({ id }, event)}
        onDismiss={(id) => remove({ id })}
        onOpen={({ id }) => setOpened(id)}
      />
      <Button
        size="small"
        variant="primary"
        title={place ? titleCase(place.title) : undefined}
        onClick={back}
      >
        <CookingPot aria-hidden />
        Back to Cook Mode
      </Button>
      {shown && (
        <TrayTimerDialog
          store={store}
          timer={shown}
          onEvent={(event) => change(shown, event)}
          onGo={() => {
            store.dispatch({ type: "go", to: shown.step });
            back();
          }}
          onRemove={() => remove(shown)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
