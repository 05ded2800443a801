/** The facts of a recipe in words, the same on every screen and sheet: for how many, what it makes, how long it takes. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { minutesInWords } from "@/lib/engine/language/time-in-words";

type Facts = Pick<FormattedContent, "servings" | "yield" | "totalMinutes" | "times">;

const TIMES = [
  ["prep", "Preparation"],
  ["rest", "Resting"],
  ["cook", "Cooking"],
] as const;

/** "Makes 24 cookies"; null where the recipe makes servings only. */
export const yieldInWords = ({ yield: made }: Facts): string | null => {
  const text = made?.trim() ?? "";
  return text === "" ? null : `Makes ${text}`;
};

/** "Total time: 1 hour 10 minutes"; null where it is not stated. */
export const totalInWords = ({ totalMinutes }: Facts): string | null =>
  totalMinutes === undefined ? null : `Total time: ${minutesInWords(totalMinutes)}`;

/** "Preparation: 15 minutes", "Cooking: 25 minutes"; those that are stated, in the order of cooking. */
export const timesInWords = ({ times }: Facts): string[] =>
  TIMES.flatMap(([key, name]) => {
    const minutes = times?.[key];
    return minutes === undefined ? [] : [`${name}: ${minutesInWords(minutes)}`];
  });

/** What stands in one line below the title: "Servings: 4", "Makes 24 cookies", "Total time: 40 minutes". What is not known is left out. */
export const recipeFacts = (facts: Facts): string[] =>
  [
    facts.servings === null ? null : `Servings: ${facts.servings}`,
    yieldInWords(facts),
    totalInWords(facts),
  ].filter((fact) => fact !== null);
