import type { ReactNode } from "react";
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { scaledRecipe } from "@/lib/engine/scale";
import { hasOneScale, explainedWords } from "@/lib/engine/show/easier-reading";
import { issuesAt, issuesToShow, preparedFirst } from "@/lib/engine/show/step";
import { DayLineOfPage } from "./day-line";
import { ExplainedWords } from "./explained-words";
import { IssueMark, type ChooseButton } from "./issue-line";
import { ReadStepsButton } from "./read-steps-button";
import { MeasuresChoice } from "./measures-choice";
import { BothScalesSwitch, ListForServings, WordsForServings } from "./servings";
import { ServingsScaler } from "./servings-scaler";
import { RecipeList } from "./shopping-list";
import { StepList } from "./step-list";

/**
 * A recipe for `servings`: the list with its scaler, what is prepared first, and the steps; amounts follow the ServingsProvider around.
 * Parts without content are left out.
 */
export function RecipeSections({
  content,
  servings,
  aisles,
  chooseButton,
}: {
  content: FormattedContent;
  servings: number | null;
  /** Where each line of the list is sold. */
  aisles: readonly Aisle[];
  /** Takes the other of two possible lines, where the cook may. */
  chooseButton?: ChooseButton;
}) {
  const shown = scaledRecipe(content, servings);
  const language = recipeLanguage(content);
  const labels = labelsOf(language);
  const { prep, cooking } = preparedFirst(shown.steps);
  const { first } = issuesToShow(content.receipt ?? { issues: [] });
  const steps = {
    ingredients: shown.ingredients,
    language,
    mark: (step: Step, line: number) => (
      <IssueMark issues={issuesAt(first, step.number, line)} content={content} chooseButton={chooseButton} />
    ),
    wrapWords: (words: ReactNode, step: number, line: number) => (
      <WordsForServings step={step} line={line}>
        {words}
      </WordsForServings>
    ),
  };
  return (
    <div className="grid gap-6 sm:gap-8 lg:side-by-side:grid-cols-[19rem_minmax(0,1fr)] lg:gap-10 print:block print:space-y-5">
      {flatIngredients(shown.ingredients).length > 0 && (
        <section
          aria-labelledby="shopping-list"
          className="grid content-start gap-3 lg:side-by-side:sticky lg:side-by-side:top-6 lg:side-by-side:max-h-[calc(100dvh-3rem)] lg:side-by-side:self-start lg:side-by-side:overflow-y-auto print:static print:max-h-none print:overflow-visible"
        >
          <h2 id="shopping-list" lang={language} className="text-xl">
            {labels.shoppingList}
          </h2>
          <div className="grid gap-2">
            <ServingsScaler />
            <MeasuresChoice />
          </div>
          <div className="amounts">
            <ListForServings>
              <RecipeList content={shown} aisles={aisles} />
            </ListForServings>
          </div>
        </section>
      )}
      {/* On paper no grids: their rows keep the heights of before the pages were broken, and what follows lies over them. */}
      <div className="amounts grid content-start gap-8 sm:gap-10 print:block print:space-y-5">
        {/* On a phone cooking comes first; Cook Mode has it before its first step, too. */}
        <div className="max-sm:order-last">
          <DayLineOfPage />
        </div>
        {prep.length > 0 && (
          <section
            aria-labelledby="prep-steps"
            className="grid gap-5 rounded-panel bg-prep/40 p-3 sm:p-6 print:block print:space-y-3 print:p-0"
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="prep-steps" lang={language} className="text-xl">
                {labels.prepSteps}
              </h2>
              <ReadStepsButton
                steps={prep.map(({ number }) => number)}
                language={language}
                describedBy="prep-steps"
              />
            </div>
            <StepList steps={prep} isPrepTold {...steps} />
          </section>
        )}
        {cooking.length > 0 && (
          <section aria-labelledby="cooking-steps" className="grid gap-5 print:block print:space-y-3">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h2 id="cooking-steps" lang={language} className="grow text-xl">
                {labels.cookSteps}
              </h2>
              {cooking.length > 1 && (
                <ReadStepsButton
                  readsAll
                  steps={cooking.map(({ number }) => number)}
                  language={language}
                  describedBy="cooking-steps"
                />
              )}
              {hasOneScale(cooking) && <BothScalesSwitch />}
            </div>
            <StepList
              steps={cooking}
              action={({ number }) => (
                <ReadStepsButton
                  isQuiet
                  steps={[number]}
                  language={language}
                  describedBy={`step-${number}`}
                />
              )}
              {...steps}
            />
          </section>
        )}
        <RecipeNotes notes={shown.notes} language={language} />
        <ExplainedWords words={explainedWords(content.steps, language)} />
      </div>
    </div>
  );
}

/** What the source says beside the steps, in its own words: notes, tips, variations. */
export function RecipeNotes({
  notes = [],
  language,
  level = 2,
}: {
  notes?: readonly string[];
  language: string;
  level?: 2 | 3;
}) {
  if (notes.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  const id = `notes-${level}`;
  return (
    <section aria-labelledby={id} className="grid gap-3 print:block print:space-y-3">
      <Heading id={id} lang={language} className="text-xl">
        {labelsOf(language).notes}
      </Heading>
      <ul className="grid max-w-[68ch] gap-2">
        {notes.map((note, index) => (
          <li key={index} lang={language} dir="auto" className="border-l-4 border-line pl-3">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
