"use client";

import { useEffect, useState, type ComponentType, type ComponentProps } from "react";
import { toast } from "@/components/ui/use-toast";
import { ShoppingList } from "@/components/recipe/shopping-list";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { lengthMsOf } from "@/lib/engine/cook/timers";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { BottomSheetName } from "./cook-sheets";
import { TimerPresets } from "./timer-presets";
import { TrayTimerDialog } from "./tray-timer-dialog";
import type { Cooking } from "./use-cook-session";
import type { CookModeProps } from "./opening";
import { t } from "@/lib/messages";

type Sheets = ComponentType<ComponentProps<typeof import("./cook-sheets").CookSheets>>;

const UNREACHABLE = {
  get title() {
    return t("This could not be opened");
  },
  get text() {
    return t("Please check your connection and try again.");
  },
  tone: "problem",
} as const;

/** The rarer sheets, fetched while the first step is read, so that a kitchen without a connection has them too. */
function useSheets(isWanted: boolean): { Sheets: Sheets } | null {
  const [sheets, setSheets] = useState<{ Sheets: Sheets } | null>(null);
  const isThere = sheets !== null;
  useEffect(() => {
    if (isThere) return;
    let over = false;
    import("./cook-sheets").then(
      ({ CookSheets }) => !over && setSheets({ Sheets: CookSheets }),
      () => !over && isWanted && toast(UNREACHABLE),
    );
    return () => {
      over = true;
    };
  }, [isThere, isWanted]);
  return sheets;
}

/** What lies over a step: one of the sheets, or a timer of the tray. */
export type Overlay = { sheet: BottomSheetName | "time" } | { timer: string } | null;

type Props = Pick<CookModeProps, "recipe" | "onEdit"> & {
  over: Overlay;
  cooking: Cooking;
  onGo: (step: number) => void;
  onClose: () => void;
};

/** Renders what lies over the step; its code is loaded only then. */
export function CookOverlays({ over, cooking, recipe, onEdit, onGo, onClose }: Props) {
  const { session, dispatch, store, content } = cooking;
  const sheets = useSheets(over !== null && "sheet" in over);
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
    const add = (minutes: number) =>
      dispatch({ type: "clock", event: { type: "extend", byMs: lengthMsOf(minutes) }, byCook: true });
    return <TimerPresets onSet={set} onMore={add} onClose={onClose} />;
  }
  if (!sheets) return null;
  return (
    <sheets.Sheets
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

/** The whole shopping list, for the servings of this cooking. */
function AllIngredientsDialog({ content, onClose }: { content: FormattedContent; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="sm:max-w-lg"
        head={
          <>
            <DialogTitle className="text-xl">{t("All Ingredients")}</DialogTitle>
            {content.servings !== null && (
              <p className="text-muted">{t("Servings: {servings}", { servings: content.servings })}</p>
            )}
          </>
        }
      >
        <div
          className="overflow-y-auto px-5 py-4 sm:px-7"
          tabIndex={0}
          role="group"
          aria-label={t("The list")}
        >
          <ShoppingList content={content} language={recipeLanguage(content)} headingLevel={3} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
