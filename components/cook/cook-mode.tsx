"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Dialog, DialogFullScreen } from "@/components/ui/dialog";
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { titleCase } from "@/lib/engine/recipe/letters";
import { adEvent } from "@/lib/browser/ad-events";
import { countCompletion } from "@/lib/browser/completion-queue";
import { holdVersion } from "@/lib/browser/offline/worker";
import { BeforeStart } from "./before-start";
import { Celebration } from "./celebration";
import { CookHeader } from "./cook-header";
import { CookOverlays, type Overlay } from "./cook-overlays";
import { CookingScreen } from "./cooking-screen";
import { MoreMenu } from "./more-menu";
import { ResumeCard } from "./resume-card";
import type { BottomSheetName } from "./cook-sheets";
import { CookTray } from "./cook-tray";
import { useCookActions } from "./use-cook-actions";
import { useCookKeyboard, useEscapeOver } from "./use-cook-keyboard";
import { useCookSession, type Cooking } from "./use-cook-session";
import { useCookSettings, useCookAppearance } from "./use-cook-settings";
import { useUnfinishedCooking } from "./use-unfinished-cooking";
import { useKeepAwake } from "./use-keep-awake";
import { useReadAloud } from "./use-read-aloud";
import { useTimers } from "./use-timers";
import { useVoiceCommands } from "./use-voice-commands";
import { VoiceSign } from "./voice-commands";
import type { CookModeProps } from "./opening";
import { messageLanguage, t } from "@/lib/messages";

/** Cook Mode: the whole screen, one step at a time. This component puts its parts together. */
export function CookMode(props: CookModeProps) {
  const { recipe, servings, demo = false, isReload = false, onExit, onEdit } = props;
  // A reload has forgotten what was chosen on the page; the cooking has not.
  const cooking = useCookSession(recipe, isReload ? undefined : servings);
  const { session, dispatch, store, content, step, total, language } = cooking;
  const settings = useCookSettings();
  const awake = useKeepAwake();
  const { started, finished } = useTimers(cooking);
  const { complete, isWaiting } = useCompletion(cooking, props);
  const reading = useReadAloud(step, language);
  const actions = useCookActions(cooking, reading, complete);
  const found = useUnfinishedCooking(cooking, isReload);
  const [over, setOver] = useState<Overlay>(null);
  const place = useRef<HTMLHeadingElement>(null);
  const router = useRouter();
  useCookAppearance(settings);
  useEffect(() => holdVersion(), []);

  const recipeKey = demo ? undefined : `${recipe.source}.${recipe.id}`;
  const screen = found.asked ? "resume" : session.phase;
  const isCooking = screen === "cooking";
  const open = (sheet: BottomSheetName) => setOver({ sheet });
  const ingredients = () => open("ingredients");
  /** A spoken command is meant for the step: it closes whatever lies over the step first. */
  const uncovered = (act: () => void) => () => {
    setOver(null);
    act();
  };

  useEffect(() => {
    place.current?.focus();
  }, [screen]);
  // However it closes: Exit, Esc, the browser's Back, a link.
  useEffect(() => () => store.dispatch({ type: "leave", cookingId: crypto.randomUUID() }), [store]);
  useCookKeyboard(isCooking && over === null, {
    next: actions.next,
    back: actions.back,
    listen: actions.listen,
    timer: actions.toggleTimer,
    ingredients,
    keys: () => open("keys"),
  });
  const escapeOver = useEscapeOver(over !== null, () => setOver(null));
  const spokenCommands = {
    next: uncovered(actions.next),
    back: uncovered(actions.back),
    repeat: uncovered(reading.repeat),
    ingredients,
    "start-timer": actions.startTimer,
    stop: actions.silence,
  };
  const hearing = useVoiceCommands({
    enabled: settings.handsFree && isCooking,
    run: (command) => spokenCommands[command](),
  });

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onExit()}>
      <DialogFullScreen
        aria-describedby={undefined}
        className="cook-mode"
        // why: outside of the whole screen are only the help widget and messages above it; touching them does not leave.
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={escapeOver}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          place.current?.focus();
        }}
      >
        <CookHeader
          title={titleCase(recipe.title)}
          place={placeName(screen, session.step, total, language)}
          placeLanguage={screen === "cooking" || screen === "before" ? language : messageLanguage()}
          language={language}
          placeRef={place}
          progress={
            isCooking ? { done: session.step + 1, total } : screen === "done" ? { done: total, total } : null
          }
          onExit={onExit}
        >
          <MoreMenu awake={awake} onOpen={open} />
        </CookHeader>
        <div className="cook-tray">
          <CookTray
            store={store}
            timers={session.tray}
            onEvent={(id, event) => dispatch({ type: "tray", id, event })}
            onDismiss={(id) => dispatch({ type: "tray-dismiss", id })}
            onOpen={({ id }) => setOver({ timer: id })}
          />
          <div className="cook-width empty:hidden">
            <VoiceSign hearing={hearing} />
          </div>
        </div>
        {screen === "before" && (
          <div className="cook-content">
            <BeforeStart
              content={content}
              recipeKey={recipeKey}
              ofSteps={props.ofSteps}
              onStart={() => dispatch({ type: "begin" })}
            />
          </div>
        )}
        {found.asked && (
          <div className="cook-content">
            <ResumeCard
              recap={found.asked}
              onResume={found.answer}
              onStartAgain={() => {
                actions.startAgain();
                found.answer();
              }}
            />
          </div>
        )}
        {isCooking && (
          <CookingScreen
            cooking={cooking}
            actions={actions}
            reading={reading}
            awake={awake}
            recap={found.away}
            onCloseRecap={found.closeAway}
            onChangeTime={() => setOver({ sheet: "time" })}
          />
        )}
        {screen === "done" && (
          <div className="cook-content">
            <Celebration
              title={titleCase(recipe.title)}
              isWaiting={isWaiting}
              demo={demo}
              recipeKey={recipeKey}
              running={session.tray.filter(({ clock }) => clock.kind === "running").length}
              onStopTimers={() => {
                for (const { id } of session.tray) dispatch({ type: "tray-dismiss", id });
              }}
              onBackToLast={() => dispatch({ type: "back-to-last" })}
              onLeave={() => {
                if (demo) return onExit();
                // why: replaced, so that Back does not lead into the Cook Mode that was just finished.
                router.replace("/saved-recipes");
              }}
            />
          </div>
        )}
        <CookOverlays
          over={over}
          cooking={cooking}
          recipe={recipe}
          onEdit={onEdit}
          onGo={(to) => {
            actions.go(to, true);
            found.answer();
          }}
          onClose={() => setOver(null)}
        />
        <p role="status" lang={language} className="sr-only">
          {started}
        </p>
        <p role="alert" lang={language} className="sr-only">
          {finished}
        </p>
      </DialogFullScreen>
    </Dialog>
  );
}

function placeName(
  screen: "before" | "resume" | "cooking" | "done",
  step: number,
  total: number,
  language: string,
): string {
  const { before, stepOf } = labelsOf(language);
  if (screen === "cooking") return labelWith(stepOf, step + 1, total);
  return { before, resume: t("Where was I?"), done: t("All done") }[screen];
}

/** Counts a finished cooking once, however often the cook goes back to the last step. A demo is not counted. */
function useCompletion(
  { session, dispatch }: Cooking,
  { recipe, demo = false, onFinished }: Pick<CookModeProps, "recipe" | "demo" | "onFinished">,
): { complete: () => void; isWaiting: boolean } {
  const [isWaiting, setIsWaiting] = useState(false);
  return {
    isWaiting,
    complete() {
      const isFirst = !session.hasCompleted;
      dispatch({ type: "complete" });
      if (!isFirst) return;
      onFinished?.();
      if (demo) return;
      adEvent("RecipeComplete", { content_name: recipe.title, content_ids: recipe.id });
      if (recipe.source === "user")
        void countCompletion(recipe.id, session.cookingId).then((told) => setIsWaiting(told.isWaiting));
    },
  };
}
