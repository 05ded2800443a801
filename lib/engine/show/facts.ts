/** The facts of a recipe in words of its language, the same on every screen and sheet: for how many, what it makes, how long it takes. */
import { labelsOf, labelWith } from "@/lib/engine/language/labels";
import { minutesInOwnWords } from "@/lib/engine/language/times/own-times";
import type { Measures } from "@/lib/engine/measures/choice";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

type Facts = Pick<FormattedContent, "servings" | "yield" | "totalMinutes" | "times">;

const TIMES = [
  ["prep", "preparation"],
  ["rest", "resting"],
  ["cook", "cooking"],
] as const;

/** "Servings: 4"; "Servings: Unknown" where nobody says. */
export function servingsInWords(servings: number | null, language: string): string {
  const labels = labelsOf(language);
  return `${labels.servings}: ${servings ?? labels.unknown}`;
}

/** "Amounts in metric units, rounded"; null for the source's own measures. */
export function measuresInWords(measures: Measures, language: string): string | null {
  const { inMetric, inUs } = labelsOf(language);
  return measures === "written" ? null : measures === "us" ? inUs : inMetric;
}

/** "Makes 24 cookies"; null where the recipe makes servings only. */
export function yieldInWords({ yield: made }: Facts, language: string): string | null {
  const text = made?.trim() ?? "";
  return text === "" ? null : labelWith(labelsOf(language).makes, text);
}

/** "Total time: 1 hour 10 minutes"; null where it is not stated. */
export const totalInWords = ({ totalMinutes }: Facts, language: string): string | null =>
  totalMinutes === undefined
    ? null
    : `${labelsOf(language).total}: ${minutesInOwnWords(totalMinutes, language)}`;

/** "Preparation: 15 minutes", "Cooking: 25 minutes"; those that are stated, in the order of cooking. */
export const timesInWords = ({ times }: Facts, language: string): string[] =>
  TIMES.flatMap(([key, name]) => {
    const minutes = times?.[key];
    return minutes === undefined
      ? []
      : [`${labelsOf(language)[name]}: ${minutesInOwnWords(minutes, language)}`];
  });

/** What stands in one line below the title: "Servings: 4", "Makes 24 cookies", "Total time: 40 minutes". What is not known is left out. */
export const recipeFacts = (facts: Facts, language: string): string[] =>
  [
    facts.servings === null ? null : servingsInWords(facts.servings, language),
    yieldInWords(facts, language),
    totalInWords(facts, language),
  ].filter((fact) => fact !== null);
