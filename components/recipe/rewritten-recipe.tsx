/** The amounts of a recipe for other servings than its own, in other measures, and its temperatures in both scales. Loaded when asked for (servings.tsx). */
import type { ReactNode } from "react";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import { alsoNeeded, flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import type { Measures } from "@/lib/engine/measures/choice";
import { scaledRecipe } from "@/lib/engine/scale";
import { inBothScales } from "@/lib/engine/show/easier-reading";
import { measuresInWords } from "@/lib/engine/show/facts";
import { shownParagraphs } from "@/lib/engine/show/step";
import type { OtherName } from "./list-names";
import { RecipeFacts } from "./recipe-facts";
import { AlsoNeeded, RecipeList, ShoppingList } from "./shopping-list";
import { StepWords } from "./step-list";

/** A recipe with other amounts, or temperatures, than the server rendered. */
export type RewrittenRecipe = {
  steps: readonly Step[];
  facts: ReactNode;
  list: ReactNode;
  /** The list without boxes. */
  plainList: ReactNode;
  /** Line `line` (from 0) of step `step`; null when there is none. */
  words: (step: number, line: number) => ReactNode;
};

/** `content` as it is shown for `servings`. */
export function rewriteRecipe(
  content: FormattedContent,
  {
    servings,
    bothScales,
    aisles,
    otherName,
    measures,
    convert,
  }: {
    servings: number | null;
    bothScales: boolean;
    aisles: readonly Aisle[];
    otherName?: OtherName;
    measures: Measures;
    convert: (content: FormattedContent) => FormattedContent;
  },
): RewrittenRecipe {
  const scaled = scaledRecipe(content, servings);
  const language = recipeLanguage(content);
  const shown = convert(scaled);
  const written = shown === scaled ? undefined : flatIngredients(scaled.ingredients);
  const steps = bothScales ? shown.steps.map(inBothScales) : shown.steps;
  const paragraphs = new Map(
    steps.map((step) => [step.number, shownParagraphs(step, shown.ingredients, language)]),
  );
  return {
    steps,
    facts: (
      <>
        <RecipeFacts content={{ ...scaled, servings }} />
        <p className="hidden text-sm print:block">{measuresInWords(measures, language)}</p>
      </>
    ),
    list: <RecipeList content={shown} aisles={aisles} written={written} otherName={otherName} />,
    plainList: (
      <>
        <ShoppingList isWide content={shown} language={language} />
        <AlsoNeeded foods={alsoNeeded(shown)} language={language} />
      </>
    ),
    words: (step, line) => {
      const paragraph = paragraphs.get(step)?.[line];
      return paragraph ? (
        <StepWords paragraph={paragraph} step={step} line={line} language={language} />
      ) : null;
    },
  };
}
