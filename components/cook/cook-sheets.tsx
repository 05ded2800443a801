"use client";

import { recipeLanguage } from "@/lib/engine/language/detect";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { AllStepsSheet } from "./all-steps-sheet";
import { CookSettingsDialog } from "./cook-settings";
import { EditStepDialog } from "./edit-step-dialog";
import { KeyboardSheet } from "./keyboard-sheet";

/** What can lie over a step; one at a time. */
export type BottomSheetName = "ingredients" | "steps" | "edit" | "settings" | "keys";

/** The sheet that is open, but for the ingredients. `step` counts from 0; `content` is scaled to the chosen servings. */
export function CookSheets({
  sheet,
  recipe,
  content,
  step,
  onJump,
  onEdited,
  onClose,
}: {
  sheet: BottomSheetName | null;
  recipe: { source: "user" | "library" | "shared"; id: string };
  content: FormattedContent;
  step: number;
  onJump: (step: number) => void;
  /** The stored recipe after an edit; left out, steps cannot be edited here. */
  onEdited?: (content: FormattedContent) => void;
  onClose: () => void;
}) {
  switch (sheet) {
    case "steps":
      return (
        <AllStepsSheet
          steps={content.steps}
          current={step}
          language={recipeLanguage(content)}
          onJump={onJump}
          onClose={onClose}
        />
      );
    case "edit":
      return (
        <EditStepDialog
          recipe={recipe}
          step={step}
          servings={content.servings}
          onEdited={onEdited}
          onClose={onClose}
        />
      );
    case "settings":
      return <CookSettingsDialog onClose={onClose} />;
    case "keys":
      return <KeyboardSheet onClose={onClose} />;
    default:
      return null;
  }
}
