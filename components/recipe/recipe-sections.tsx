"use client";

import type { OtherLine } from "@/lib/engine/edit/other-line";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { issuesAt, issuesToShow, preparedFirst } from "@/lib/engine/show/step";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { scaledRecipe } from "@/lib/engine/scale";
import { IssueMark } from "./issue-line";
import { ReadGroupButton } from "./read-group-button";
import { RecipeNotes } from "./recipe-notes";
import { ServingsScaler } from "./servings-scaler";
import { AlsoNeeded, ShoppingList } from "./shopping-list";
import { StepList } from "./step-list";
import { TemperatureSteps } from "./temperature-steps";

/** A recipe for the chosen servings: the list with its scaler, what is prepared first, and the steps. Parts without content are left out. */
export function RecipeSections({
  content,
  servings,
  onServings,
  onChoose,
}: {
  content: FormattedContent;
  servings: number | null;
  onServings: (servings: number) => void;
  /** Takes the other of two possible lines, where the cook may. */
  onChoose?: (choice: OtherLine) => void;
}) {
  const shown = scaledRecipe(content, servings);
  const language = recipeLanguage(content);
  const lists = Array.isArray(shown.ingredients) ? [shown.ingredients] : Object.values(shown.ingredients);
  const hasLines = lists.some((lines) => lines.length > 0);
  const { prep, cooking } = preparedFirst(shown.steps);
  const { first } = issuesToShow(content.receipt ?? { issues: [] });
  const mark = (step: Step, line: number) => (
    <IssueMark issues={issuesAt(first, step.number, line)} content={content} onChoose={onChoose} />
  );
  return (
    <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10 print:grid-cols-[15rem_minmax(0,1fr)] print:gap-6">
      {hasLines && (
        <section aria-labelledby="shopping-list" className="grid content-start gap-4">
          <h2 id="shopping-list" className="text-xl">
            Shopping List
          </h2>
          {content.servings !== null && servings !== null && (
            <ServingsScaler original={content.servings} servings={servings} onServings={onServings} />
          )}
          {Array.isArray(shown.ingredients) && (
            <h3 className="font-sans text-base font-bold text-muted">Ingredients</h3>
          )}
          <ShoppingList ingredients={shown.ingredients} headingLevel={3} />
          <AlsoNeeded foods={alsoNeeded(shown)} />
        </section>
      )}
      <div className="grid content-start gap-10 print:gap-5">
        {prep.length > 0 && (
          <section
            aria-labelledby="prep-steps"
            className="grid gap-5 rounded-panel bg-prep/40 p-4 sm:p-6 print:p-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="prep-steps" className="text-xl">
                Preparation Steps
              </h2>
              <ReadGroupButton steps={prep} language={language} describedBy="prep-steps" />
            </div>
            <StepList steps={prep} ingredients={shown.ingredients} mark={mark} isPrepTold />
          </section>
        )}
        {cooking.length > 0 && (
          <section aria-labelledby="cooking-steps" className="grid gap-5">
            <h2 id="cooking-steps" className="text-xl">
              Cooking Instructions
            </h2>
            <TemperatureSteps
              steps={cooking}
              ingredients={shown.ingredients}
              mark={mark}
              action={(step) => (
                <ReadGroupButton steps={[step]} language={language} describedBy={`step-${step.number}`} />
              )}
            />
          </section>
        )}
        <RecipeNotes notes={shown.notes} />
      </div>
    </div>
  );
}
