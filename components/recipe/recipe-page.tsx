"use client";

import { useState } from "react";
import { minutesInWords } from "@/lib/engine/recipe/time-estimate";
import { scaledRecipe } from "@/lib/engine/recipe/scaled-recipe";
import { recipeLanguage } from "@/lib/engine/recipe/language";
import { titleCase } from "@/lib/engine/recipe/title-case";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import { OcrErrorBox } from "./ocr-error-box";
import { ReadGroupButton } from "./read-group-button";
import { ReceiptLine } from "./receipt-line";
import { RecipeActions } from "./recipe-actions";
import { RecipePicture } from "./recipe-picture";
import { ServingsScaler } from "./servings-scaler";
import { ShoppingList } from "./shopping-list";
import { StepList } from "./step-list";
import { TemperatureSteps } from "./temperature-steps";

/** A saved recipe: what it is and the way to cook it above the fold, then the list, what is prepared first, and the steps. */
export function RecipePage({ recipe }: { recipe: RecipeAnswer }) {
  const [chosen, setServings] = useState<number | null>(null);
  const servings = chosen ?? recipe.servings;
  const { formattedContent: content } = recipe;
  const shown = scaledRecipe(content, servings);
  const title = titleCase(recipe.title);
  const language = recipeLanguage(content);
  const lists = Array.isArray(shown.ingredients) ? [shown.ingredients] : Object.values(shown.ingredients);
  const hasLines = lists.some((lines) => lines.length > 0);
  const prep = shown.steps.filter((step) => step.isPrep);
  const cooking = shown.steps.filter((step) => !step.isPrep);
  return (
    <article
      aria-label={title}
      className="mx-auto grid max-w-[76rem] gap-8 px-4 py-6 sm:px-6 lg:py-10 print:gap-5 print:p-0"
    >
      <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-7 print:block">
        <div className="max-sm:order-last print:hidden">
          <RecipePicture imageUrl={recipe.imageUrl} title={title} />
        </div>
        <div className="grid content-start gap-4">
          <h1 dir="auto" className="text-2xl sm:text-3xl">
            {title}
          </h1>
          <p className="font-semibold">
            Servings: {servings ?? "Unknown"}
            {content.totalMinutes !== undefined && ` · Total time: ${minutesInWords(content.totalMinutes)}`}
          </p>
          <RecipeActions recipe={recipe} servings={servings} />
          {content.ocrError ? (
            <OcrErrorBox text={recipe.description} />
          ) : (
            recipe.description && (
              <p dir="auto" className="max-w-[68ch] text-muted">
                {recipe.description}
              </p>
            )
          )}
        </div>
      </div>
      {content.receipt && (
        <div className="no-print">
          <ReceiptLine receipt={content.receipt} original={recipe.originalContent || null} />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10 print:grid-cols-[15rem_minmax(0,1fr)] print:gap-6">
        {hasLines && (
          <section aria-labelledby="shopping-list" className="grid content-start gap-4">
            <h2 id="shopping-list" className="text-xl">
              Shopping List
            </h2>
            {recipe.servings !== null && servings !== null && (
              <ServingsScaler original={recipe.servings} servings={servings} onServings={setServings} />
            )}
            {Array.isArray(shown.ingredients) && (
              <h3 className="font-sans text-base font-bold text-muted">Ingredients</h3>
            )}
            <ShoppingList ingredients={shown.ingredients} headingLevel={3} />
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
                <ReadGroupButton
                  instructions={prep.map((step) => step.instruction)}
                  language={language}
                  describedBy="prep-steps"
                />
              </div>
              <StepList steps={prep} />
            </section>
          )}
          {cooking.length > 0 && (
            <section aria-labelledby="cooking-steps" className="grid gap-5">
              <h2 id="cooking-steps" className="text-xl">
                Cooking Instructions
              </h2>
              <TemperatureSteps
                steps={cooking}
                action={(step) => (
                  <ReadGroupButton
                    instructions={[step.instruction]}
                    language={language}
                    describedBy={`step-${step.number}`}
                  />
                )}
              />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
