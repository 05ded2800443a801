import { clsx } from "clsx";
import type { ReactNode } from "react";
import { alsoNeeded, flatIngredients } from "@/lib/engine/recipe/content";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { titleCase } from "@/lib/engine/recipe/letters";
import { hasOneScale } from "@/lib/engine/show/easier-reading";
import { issuesAt, issuesToShow } from "@/lib/engine/show/step";
import { FoldedLines } from "./list-lines";
import { IssueMark, type ChooseButton } from "./issue-line";
import { RecipeFacts } from "./recipe-facts";
import { RecipeNotes } from "./recipe-sections";
import { RecipePicture } from "./recipe-picture";
import { MeasuresChoice } from "./measures-choice";
import { BothScalesSwitch, PlainListAsShown, ServingsProvider, WordsForServings } from "./servings";
import { AlsoNeeded, ShoppingList } from "./shopping-list";
import { StepList } from "./step-list";

/** A whole recipe in Plainspoon form, below a heading of level 2: read from top to bottom, what it takes before what is done. */
export function RecipeView({
  recipe,
  chooseButton,
  receipt,
}: {
  recipe: FormattedContent;
  chooseButton?: ChooseButton;
  /** Below what the recipe is, above what is done. */
  receipt?: ReactNode;
}) {
  const title = titleCase(recipe.title);
  const language = recipeLanguage(recipe);
  const labels = labelsOf(language);
  const hasPicture = recipe.imageUrl !== null;
  const { first } = issuesToShow(recipe.receipt ?? { issues: [] });
  const mark = (step: Step, line: number) => (
    <IssueMark issues={issuesAt(first, step.number, line)} content={recipe} chooseButton={chooseButton} />
  );
  return (
    <article aria-label={title} className="grid gap-6">
      <div className={clsx("grid gap-5 sm:gap-7", hasPicture && "sm:grid-cols-[10rem_minmax(0,1fr)]")}>
        {hasPicture && (
          <div className="max-sm:order-last">
            <RecipePicture imageUrl={recipe.imageUrl} title={title} />
          </div>
        )}
        <div className="grid content-start gap-3">
          <h3 lang={language} dir="auto" className="text-2xl sm:text-3xl">
            {title}
          </h3>
          <RecipeFacts content={recipe} />
          {recipe.description && (
            <p lang={language} dir="auto" className="max-w-[68ch] text-muted">
              {recipe.description}
            </p>
          )}
        </div>
      </div>
      {receipt}
      <ServingsProvider content={recipe} servings={recipe.servings}>
        <section aria-labelledby="result-list" className="grid content-start gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h3 id="result-list" lang={language} className="text-xl">
              {labels.shoppingList}
            </h3>
            <MeasuresChoice />
          </div>
          <FoldedLines count={flatIngredients(recipe.ingredients).length}>
            <PlainListAsShown>
              <ShoppingList isWide content={recipe} language={language} />
              <AlsoNeeded foods={alsoNeeded(recipe)} language={language} />
            </PlainListAsShown>
          </FoldedLines>
        </section>
        <section aria-labelledby="result-steps" className="grid content-start gap-4">
          <h3 id="result-steps" lang={language} className="text-xl">
            {labels.steps}
          </h3>
          {hasOneScale(recipe.steps) && <BothScalesSwitch />}
          <StepList
            steps={recipe.steps}
            ingredients={recipe.ingredients}
            language={language}
            partLevel={4}
            mark={mark}
            wrapWords={(words, step, line) => (
              <WordsForServings step={step} line={line}>
                {words}
              </WordsForServings>
            )}
          />
          <div className="pt-4 empty:hidden">
            <RecipeNotes notes={recipe.notes} language={language} level={3} />
          </div>
        </section>
      </ServingsProvider>
    </article>
  );
}
