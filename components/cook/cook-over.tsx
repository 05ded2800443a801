"use client";

import dynamic from "next/dynamic";
import { lengthMsOf } from "@/lib/engine/cook/timer-parse";
import type { CookModeProps } from "./open-cook-mode";
import type { SheetName } from "./sheet";
import type { Cooking } from "./use-cook-session";

const loadSheets = () => import("./cook-sheets").then((module) => module.CookSheets);
const CookSheets = dynamic(loadSheets, { ssr: false });
const loadTime = () => import("./timer-presets").then((module) => module.TimerPresets);
const TimerPresets = dynamic(loadTime, { ssr: false });
const loadIngredients = () =>
  import("./all-ingredients-dialog").then((module) => module.AllIngredientsDialog);
const AllIngredientsDialog = dynamic(loadIngredients, { ssr: false });
const loadTimer = () => import("./tray-timer-dialog").then((module) => module.TrayTimerDialog);
const TrayTimerDialog = dynamic(loadTimer, { ssr: false });

/** Fetched while the first step is read, so that a kitchen without a connection has them too. */
export async function fetchOver(): Promise<void> {
  await Promise.allSettled([loadSheets(), loadTime(), loadIngredients(), loadTimer()]);
}

/** What lies over a step: one of the sheets, or a timer of the tray. */
export type Over = { sheet: SheetName | "time" } | { timer: string } | null;

type Props = Pick<CookModeProps, "recipe" | "onEdit"> & {
  over: Over;
  cooking: Cooking;
  onGo: (step: number) => void;
  onClose: () => void;
};

/** Shows what is open over the step; nothing of it is loaded before. */
export function CookOver({ over, cooking, recipe, onEdit, onGo, onClose }: Props) {
  const { session, dispatch, store, content } = cooking;
  if (over === null) return null;
  if ("timer" in over) {
    const timer = session.tray.find(({ id }) => id === over.timer);
    if (!timer) return null;
    return (
      <TrayTimerDialog
        store={store}
        timer={timer}
        onEvent={(event) => dispatch({ type: "tray", id: timer.id, event })}
        onGo={() => onGo(timer.step)}
        onRemove={() => dispatch({ type: "tray-dismiss", id: timer.id })}
        onClose={onClose}
      />
    );
  }
  if (over.sheet === "ingredients") return <AllIngredientsDialog content={content} onClose={onClose} />;
  if (over.sheet === "time") {
    const set = (minutes: number) =>
      dispatch({ type: "clock", event: { type: "start", lengthMs: lengthMsOf(minutes) }, byCook: true });
    return <TimerPresets onSet={set} onClose={onClose} />;
  }
  return (
    <CookSheets
      sheet={over.sheet}
      recipe={recipe}
      content={content}
      step={session.step}
      onJump={(step) => {
        onGo(step);
        onClose();
      }}
      onEdited={
        onEdit &&
        ((edited) => {
          cooking.setContent(edited);
          onEdit(edited);
        })
      }
      onClose={onClose}
    />
  );
}
