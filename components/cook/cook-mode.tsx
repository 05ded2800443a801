"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFullScreen, DialogTitle } from "@/components/ui/dialog";
import { adEvent } from "@/lib/browser/ad-events";
import { countCompletion } from "@/lib/browser/completion-queue";
import type { TrayTimer } from "@/lib/engine/cook/session";
import { minutesToWords } from "@/lib/engine/cook/timer-parse";
import { plainText } from "@/lib/engine/recipe/markup";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { AllIngredientsDialog } from "./all-ingredients-dialog";
import { Celebration } from "./celebration";
import { CookControls } from "./cook-controls";
import { CookStep } from "./cook-step";
import type { CookModeProps } from "./open-cook-mode";
import { StepTimer } from "./step-timer";
import { TimerPresets } from "./timer-presets";
import { TimerTray } from "./timer-tray";
import { TrayTimerDialog } from "./tray-timer-dialog";
import { useCookSession } from "./use-cook-session";
import { useCookSettings } from "./use-cook-settings";
import { useTimers } from "./use-timers";

type Sheet = "ingredients" | "time" | null;

/** Cook Mode: the whole screen, one step at a time. */
export function CookMode({ recipe, servings, demo = false, onExit, onFinished }: CookModeProps) {
  const cooking = useCookSession(recipe, servings);
  const { session, dispatch, store, content, step, total } = cooking;
  const settings = useCookSettings();
  const { finished } = useTimers(store);
  const [sheet, setSheet] = useState<Sheet>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [isQueued, setIsQueued] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const title = titleCase(recipe.title);
  const { phase } = session;
  const tray = session.tray.find(({ id }) => id === opened) ?? null;
  const next = content.steps[session.step + 1];

  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [session.step, phase]);
  useEffect(() => {
    heading.current?.focus();
  }, [phase]);

  const leave = () => {
    dispatch({ type: "leave" });
    onExit();
  };
  const complete = () => {
    const isFirstTime = !session.hasCompleted;
    dispatch({ type: "complete" });
    if (!isFirstTime || demo) return;
    adEvent("RecipeComplete", { content_name: recipe.title, content_id: recipe.id });
    onFinished?.();
    if (recipe.source === "user")
      void countCompletion(recipe.id, session.cookingId).then(({ isWaiting }) => setIsQueued(isWaiting));
  };
  const goNext = () => {
    if (session.step + 1 < total) dispatch({ type: "go", to: session.step + 1 });
    else complete();
  };
  const toStep = (timer: TrayTimer) => dispatch({ type: "go", to: timer.step });

  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogFullScreen
        aria-describedby={undefined}
        className="cook-mode"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        <header className="cook-header">
          <Button size="small" onClick={leave}>
            <X aria-hidden />
            Exit
          </Button>
          <div className="grid min-w-0 justify-items-center">
            <DialogTitle className="max-w-full truncate font-sans text-sm font-normal tracking-normal text-muted">
              {title}
            </DialogTitle>
            <h2
              ref={heading}
              tabIndex={-1}
              className="font-sans text-base font-semibold tracking-normal outline-none"
            >
              {phase === "cooking"
                ? `Step ${session.step + 1} of ${total}`
                : phase === "done"
                  ? "All done"
                  : "Before you start"}
            </h2>
          </div>
          <Button size="small" onClick={() => setSheet("ingredients")}>
            All Ingredients
          </Button>
        </header>
        <p role="alert" className="sr-only">
          {finished}
        </p>
        <TimerTray
          store={store}
          timers={session.tray}
          onEvent={(id, event) => dispatch({ type: "tray", id, event })}
          onDismiss={(id) => dispatch({ type: "tray-dismiss", id })}
          onOpen={({ id }) => setOpened(id)}
        />
        <div ref={scroller} className="cook-content" tabIndex={-1}>
          {phase === "before" && (
            <div className="grid justify-items-start gap-4 p-6">
              <p>{total} steps.</p>
              <Button size="large" variant="primary" onClick={() => dispatch({ type: "begin" })}>
                Start cooking
              </Button>
            </div>
          )}
          {phase === "cooking" && (
            <CookStep
              step={step}
              ticked={session.ticked}
              hasTicks={settings.tickMarks}
              spoken={null}
              onTick={(item) => dispatch({ type: "tick", item })}
              onAddTimer={(minutes, nth) => dispatch({ type: "add-timer", minutes, nth })}
            />
          )}
          {phase === "done" && (
            <Celebration
              title={title}
              isQueued={isQueued}
              onBackToLast={() => dispatch({ type: "back-to-last" })}
              onExit={() => {
                if (demo) leave();
                else router.push("/saved-recipes");
              }}
              exitLabel={demo ? "Back to the Recipe" : "Back to Saved Recipes"}
            />
          )}
        </div>
        {phase === "cooking" && (
          <footer className="cook-footer">
            <StepTimer
              store={store}
              clock={session.clock}
              instruction={step.instruction}
              onEvent={(event) => dispatch({ type: "clock", event, byCook: true })}
              onChangeTime={() => setSheet("time")}
            />
            <p className="truncate text-sm text-muted">
              {next ? `Next: ${plainText(next.instruction)}` : "Next: this is the last step."}
            </p>
            <CookControls
              isFirst={session.step === 0}
              isLast={session.step === total - 1}
              onPrevious={() => dispatch({ type: "go", to: session.step - 1 })}
              onNext={goNext}
            >
              <span />
            </CookControls>
          </footer>
        )}
        {sheet === "ingredients" && <AllIngredientsDialog content={content} onClose={() => setSheet(null)} />}
        {sheet === "time" && (
          <TimerPresets
            onSet={(minutes) =>
              dispatch({ type: "clock", event: { type: "start", lengthMs: minutes * 60_000 }, byCook: true })
            }
            onClose={() => setSheet(null)}
          />
        )}
        {tray && (
          <TrayTimerDialog
            store={store}
            timer={tray}
            onEvent={(event) => dispatch({ type: "tray", id: tray.id, event })}
            onGo={() => toStep(tray)}
            onRemove={() => dispatch({ type: "tray-dismiss", id: tray.id })}
            onClose={() => setOpened(null)}
          />
        )}
        <p role="status" className="sr-only">
          {session.clock.kind === "running" && phase === "cooking"
            ? `Step ${session.step + 1} of ${total}. Timer started: ${minutesToWords(session.clock.lengthMs / 60_000)}.`
            : ""}
        </p>
      </DialogFullScreen>
    </Dialog>
  );
}
