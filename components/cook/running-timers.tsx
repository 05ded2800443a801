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
import { titleCase } from "@/lib/engine/recipe/letters";
import { endOf } from "./timer-order";
import { TimerTray } from "./timer-tray";
import { TimersFold } from "./timers-fold";
import { TrayTimerDialog } from "./tray-timer-dialog";
import { t } from "@/lib/messages";

/** Several cookings left with all their timers would fill a phone: the next to ring are seen, the others wait behind a press. */
const SEEN_AT_FIRST = 2;

type Left = { store: CookStore; timers: readonly TrayTimer[] };

/**
 * The timers of cookings that were left, on every page: they are seen, they ring, and one press leads back to their recipe.
 * `cookings` are the keys they are kept under, one a line.
 */
export function RunningTimers({ cookings }: { cookings: string }) {
  const [opened, setOpened] = useState<{ store: CookStore; id: string } | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener("pointerdown", unlockSound);
    addEventListener("keydown", unlockSound);
    return () => {
      removeEventListener("pointerdown", unlockSound);
      removeEventListener("keydown", unlockSound);
    };
  }, []);
  useEffect(() => {
    const stops = storesOf(cookings).flatMap((store) => [store.show(), store.subscribe(redraw)]);
    return () => {
      for (const stop of stops) stop();
    };
  }, [cookings]);
  const goBack = useWayBack();

  const left = storesOf(cookings)
    .map((store) => ({ store, timers: soonestFirst(store) }))
    .filter(({ timers }) => timers.length > 0);
  const all = left.flatMap(({ timers }) => timers);
  const seen = seenOf(left, showsAll ? all.length : SEEN_AT_FIRST);
  const hidden = all.length - seen.reduce((count, { timers }) => count + timers.length, 0);
  const shown = opened?.store.timers().find(({ id }) => id === opened.id);
  if (all.length === 0 && !shown) return null;
  return (
    <div className="bar-timers">
      {seen.map(({ store, timers }) => (
        <div key={store.key} className="bar-cooking">
          <TimerTray
            store={store}
            timers={timers}
            of={left.length > 1 ? titleOf(store) : undefined}
            onEvent={(id, event) => change(store, id, event)}
            onDismiss={(id) => remove(store, id)}
            onOpen={({ id }) => setOpened({ store, id })}
          />
          <Button size="small" variant="primary" title={titleOf(store)} onClick={() => goBack(store)}>
            <CookingPot aria-hidden />
            {t("Back to Cook Mode")}
          </Button>
        </div>
      ))}
      {(hidden > 0 || (showsAll && all.length > SEEN_AT_FIRST)) && (
        <TimersFold hidden={hidden} isOpen={showsAll} opens="above" onOpen={setShowsAll} />
      )}
      {opened && shown && (
        <TrayTimerDialog
          store={opened.store}
          timer={shown}
          onEvent={(event) => change(opened.store, shown.id, event)}
          onGo={() => {
            opened.store.dispatch({ type: "go", to: shown.step });
            goBack(opened.store);
          }}
          onRemove={() => remove(opened.store, shown.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const storesOf = (cookings: string): CookStore[] =>
  cookings
    .split("\n")
    .map((key) => cookStoreAway(key, watchAlarms))
    .filter((store) => store !== null);

const titleOf = ({ place }: CookStore): string | undefined => place?.title && titleCase(place.title);

const soonestFirst = (store: CookStore): TrayTimer[] =>
  store
    .timers()
    .filter(({ clock }) => clock.kind === "running" || clock.kind === "rang")
    .sort((a, b) => endOf(a.clock) - endOf(b.clock));

/** The `count` timers that end next, and all that have rung, by their cookings; the cooking that asks first stands first. */
function seenOf(left: readonly Left[], count: number): Left[] {
  const ends = left.flatMap(({ timers }) => timers.map(({ clock }) => endOf(clock))).sort((a, b) => a - b);
  const last = ends[Math.min(count, ends.length) - 1] ?? 0;
  return left
    .map(({ store, timers }) => ({ store, timers: timers.filter(({ clock }) => endOf(clock) <= last) }))
    .filter(({ timers }) => timers.length > 0)
    .sort((a, b) => firstEnd(a) - firstEnd(b));
}

const firstEnd = ({ timers }: Left): number => Math.min(...timers.map(({ clock }) => endOf(clock)));

const isOfStep = (store: CookStore, id: string): boolean =>
  !store.read().tray.some((timer) => timer.id === id);

function change(store: CookStore, id: string, event: CountdownEvent): void {
  store.dispatch(isOfStep(store, id) ? { type: "clock", event, byCook: true } : { type: "tray", id, event });
}

function remove(store: CookStore, id: string): void {
  if (isOfStep(store, id)) change(store, id, { type: "reset" });
  else store.dispatch({ type: "tray-dismiss", id });
}

function useWayBack(): (store: CookStore) => void {
  const router = useRouter();
  const pathname = usePathname();
  return ({ place }) => {
    if (place === null) return;
    // On the recipe's own page only the address says that Cook Mode is open, and the browser tells its door.
    if (pathname === place.address) window.location.hash = "cook";
    else router.push(`${place.address}#cook`);
  };
}
