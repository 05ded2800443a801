"use client";

import { useEffect, useMemo, useRef, type TouchEvent } from "react";
import { IssueMark } from "@/components/recipe/issue-line";
import { firstWords, type Recap } from "@/lib/engine/cook/recap";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { issuesAt, issuesToShow } from "@/lib/engine/show/step";
import { CookControls } from "./cook-controls";
import { CookListen, ReadingBar } from "./cook-listen";
import { CookStep } from "./cook-step";
import { AwayRecap } from "./resume-card";
import { RingNote } from "./keep-awake";
import { StepTimer } from "./step-timer";
import type { CookActions } from "./use-cook-actions";
import type { Cooking } from "./use-cook-session";
import { useCookSettings } from "./use-cook-settings";
import type { KeepAwakeControl } from "./use-keep-awake";
import type { ReadAloud } from "./use-read-aloud";
import { rich } from "@/components/shared/rich";
import { t } from "@/lib/messages";

const NEXT_MAX_CHARS = 120;

type Props = {
  cooking: Cooking;
  actions: CookActions;
  reading: ReadAloud;
  awake: KeepAwakeControl;
  /** For a cook who comes back after a while. */
  recap: Recap | null;
  onCloseRecap: () => void;
  onChangeTime: () => void;
};

/** One step with its timer, what comes next, and the way on. Only the step itself scrolls. */
export function CookingScreen({
  cooking,
  actions,
  reading,
  awake,
  recap,
  onCloseRecap,
  onChangeTime,
}: Props) {
  const { session, dispatch, store, content, step, total } = cooking;
  const { tickMarks } = useCookSettings();
  const scroller = useRef<HTMLDivElement>(null);
  const { first: asked } = issuesToShow(content.receipt ?? { issues: [] });
  const language = useMemo(() => recipeLanguage(content), [content]);
  const next = content.steps[session.step + 1];
  // A recipe is completed on purpose, not by a sleeve that brushes the screen.
  const swipe = useSwipe({ onNext: () => next && actions.next(), onBack: actions.back });

  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
  }, [session.step]);

  return (
    <>
      {/* Reachable with Tab, so that a long step can be scrolled with the keys. */}
      <div
        ref={scroller}
        role="group"
        aria-label={t("This step")}
        tabIndex={0}
        className="cook-content"
        {...swipe}
      >
        <div className="cook-width grid content-start gap-6">
          {recap && <AwayRecap recap={recap} onClose={onCloseRecap} />}
          <CookStep
            key={session.step}
            step={step}
            ingredients={content.ingredients}
            mark={(line) => <IssueMark issues={issuesAt(asked, step.number, line)} content={content} />}
            ticked={session.ticked}
            hasTicks={tickMarks}
            spoken={reading.spoken}
            language={language}
            onTick={(item) => dispatch({ type: "tick", item })}
            onAddTimer={(minutes, nth) => dispatch({ type: "add-timer", minutes, nth })}
          />
          <RingNote awake={awake} />
        </div>
      </div>
      <div className="cook-side">
        <StepTimer
          store={store}
          clock={session.clock}
          step={step}
          onEvent={(event) => dispatch({ type: "clock", event, byCook: true })}
          onChangeTime={onChangeTime}
        />
        <p dir="auto" className="cook-next">
          {next
            ? rich("Next: {firstWords}", {
                firstWords: <span lang={language}>{firstWords(next.instruction, NEXT_MAX_CHARS)}</span>,
              })
            : t("Next: nothing, this is the last step.")}
        </p>
        <ReadingBar reading={reading} />
      </div>
      <CookControls
        isFirst={session.step === 0}
        isLast={session.step === total - 1}
        onPrevious={actions.back}
        onNext={actions.next}
      >
        <CookListen reading={reading} />
      </CookControls>
    </>
  );
}

const FAR_ENOUGH_PX = 70;
/** So much more sideways than up or down: reading on is no swipe. */
const SIDEWAYS = 2;

/** Swiping the step to the left goes on, to the right goes back: an extra, beside the buttons. Spread the answer on the step's area. */
function useSwipe({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (!touch || start.current === null) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      // Selected words are being copied, not swept away.
      if (!getSelection()?.isCollapsed) return;
      if (Math.abs(x) < FAR_ENOUGH_PX || Math.abs(x) < SIDEWAYS * Math.abs(y)) return;
      if (x < 0) onNext();
      else onBack();
    },
  };
}
