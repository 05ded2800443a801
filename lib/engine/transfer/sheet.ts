/**
 * A recipe as a sheet to hold in the hand: what stands on it and in which order, the same for PDF, picture and e-mail. How it looks is
 * each printer's matter; which words it has is settled here.
 */
import { parseMarkup, type MarkupToken } from "@/lib/engine/recipe/markup";
import { ownIngredients } from "@/lib/engine/recipe/own-ingredients";
import { scaledRecipe } from "@/lib/engine/scale/recipe";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { minutesInWords } from "@/lib/engine/recipe/time-estimate";
import { titleCase } from "@/lib/engine/recipe/title-case";

export type SheetStep = {
  number: number;
  /** The heading of the recipe's part that begins with this step. */
  section: string | null;
  text: MarkupToken[];
  /** What the step uses and its sentence does not already say with the amount. */
  own: string[];
};

export type Sheet = {
  title: string;
  /** "Servings: 4", "Total time: 30 minutes"; what is not known is not there. */
  facts: string[];
  description: string;
  /** "Ingredients", or "Refrigerated" and "Other"; none is empty. */
  lists: { name: string; lines: string[] }[];
  /** What is prepared first, then the cooking; none is empty. */
  parts: { kind: "prep" | "cook"; name: string; steps: SheetStep[] }[];
  /** Where the recipe comes from, as a cook would say it: "kitchen.example". */
  source: string | null;
};

export type SheetInput = {
  title: string;
  description: string;
  content: FormattedContent;
  /** Null: the recipe's own. Ignored when those are not known. */
  servings: number | null;
};

/** The sheet of a recipe for `servings`. Composed characters, because fonts draw those; line breaks of a text become spaces. */
export function recipeSheet({ title, description, content, servings }: SheetInput): Sheet {
  const shown = scaledRecipe(content, content.servings === null ? null : servings);
  return {
    title: titleCase(tidy(title)) || "Recipe",
    facts: [
      ...(shown.servings === null ? [] : [`Servings: ${shown.servings}`]),
      ...(shown.totalMinutes === undefined ? [] : [`Total time: ${minutesInWords(shown.totalMinutes)}`]),
    ],
    description: tidy(description),
    lists: listsOf(shown),
    parts: [
      { kind: "prep" as const, name: "Preparation Steps", steps: stepsOf(shown, true) },
      { kind: "cook" as const, name: "Cooking Instructions", steps: stepsOf(shown, false) },
    ].filter(({ steps }) => steps.length > 0),
    source: sourceOf(content),
  };
}

/** Every character of a sheet, for choosing fonts. */
export function sheetText(sheet: Sheet): string {
  return [
    sheet.title,
    ...sheet.facts,
    sheet.description,
    ...sheet.lists.flatMap(({ name, lines }) => [name, ...lines]),
    ...sheet.parts.flatMap(({ name, steps }) => [
      name,
      ...steps.flatMap(({ section, text, own }) => [
        section ?? "",
        ...text.map((token) => token.text),
        ...own,
      ]),
    ]),
    sheet.source ?? "",
  ].join("\n");
}

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

const printable = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .replace(CONTROLS, " ")
    .trim();

const tidy = (text: string): string => printable(text).replace(/ {2,}/g, " ");

function listsOf({ ingredients }: FormattedContent): Sheet["lists"] {
  const lists = Array.isArray(ingredients)
    ? [{ name: "Ingredients", lines: ingredients }]
    : [
        { name: "Refrigerated", lines: ingredients.refrigerated },
        { name: "Other", lines: ingredients.other },
      ];
  return lists
    .map(({ name, lines }) => ({ name, lines: lines.map(tidy).filter((line) => line !== "") }))
    .filter(({ lines }) => lines.length > 0);
}

function stepsOf({ steps }: FormattedContent, isPrep: boolean): SheetStep[] {
  const mine = steps.filter((step) => step.isPrep === isPrep);
  return mine.map((step, index) => ({
    number: step.number,
    section: sectionOf(step, mine[index - 1]),
    text: parseMarkup(printable(step.instruction)),
    own: ownIngredients(step).map(tidy),
  }));
}

const sectionOf = (step: Step, before: Step | undefined): string | null =>
  step.section && step.section !== before?.section ? tidy(step.section) : null;

function sourceOf({ source }: FormattedContent): string | null {
  if (source?.siteName) return tidy(source.siteName);
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(source?.url ?? "")?.[1];
  return host ? tidy(host) : null;
}
