/** The amounts of a recipe for other servings than its own, and its temperatures in both scales. Loaded when asked for (servings.tsx). */
import type { ReactNode } from "react";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { Aisle } from "@/lib/engine/recipe/aisles";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { scaledRecipe } from "@/lib/engine/scale";
import { inBothScales } from "@/lib/engine/show/both-scales";
import { shownParagraphs } from "@/lib/engine/show/step";
import { RecipeFacts } from "./recipe-facts";
import { RecipeList } from "./shopping-list";
import { StepWords } from "./step-list";

/** A recipe with other amounts, or temperatures, than the server rendered. */
export type RewrittenRecipe = {
  steps: readonly Step[];
  facts: ReactNode;
  list: ReactNode;
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
  }: { servings: number | null; bothScales: boolean; aisles: readonly Aisle[] },
): RewrittenRecipe {
  const scaled = scaledRecipe(content, servings);
  const steps = bothScales ? scaled.steps.map(inBothScales) : scaled.steps;
  const language = recipeLanguage(content);
  const paragraphs = new Map(
    steps.map((step) => [step.number, shownParagraphs(step, scaled.ingredients, language)]),
  );
  return {
    steps,
    facts: <RecipeFacts content={{ ...scaled, servings }} />,
    list: <RecipeList content={scaled} aisles={aisles} />,
    words: (step, line) => {
      const paragraph = paragraphs.get(step)?.[line];
      return paragraph ? (
        <StepWords paragraph={paragraph} step={step} line={line} language={language} />
      ) : null;
    },
  };
}
