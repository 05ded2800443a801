/**
 * A recipe as a sheet to hold in the hand: what stands on it and in which order, the same for PDF, picture and e-mail. How it looks is
 * each printer's matter; which words it has is settled here.
 */
import { recipeLanguage } from "@/lib/engine/language/detect";
import { labelsOf } from "@/lib/engine/language/labels";
import type { RecipeLabels } from "@/lib/engine/language/pack/labels";
import { alsoNeeded } from "@/lib/engine/recipe/content";
import type { MarkupToken } from "@/lib/engine/recipe/markup";
import { measuredRecipe } from "@/lib/engine/measures";
import type { Measures } from "@/lib/engine/measures/choice";
import { scaledRecipe } from "@/lib/engine/scale";
import type { FormattedContent, Ingredients, Step } from "@/lib/engine/recipe/formatted";
import { measuresInWords, recipeFacts, timesInWords } from "@/lib/engine/show/facts";
import type { ShownWord } from "@/lib/engine/show/mention-amounts";
import { preparedFirst, shownParagraphs, type ShownChip } from "@/lib/engine/show/step";
import { titleCase } from "@/lib/engine/recipe/letters";

/** One thing to do. */
export type SheetLine = {
  text: MarkupToken[];
  /** What goes in and the words do not already say with the amount. */
  own: string[];
  /** Added by Plainspoon, not said by the source. */
  ours: boolean;
};

export type SheetStep = {
  number: number;
  /** The heading of the recipe's part that begins with this step. */
  section: string | null;
  /** The part before it is over, and no other begins. */
  isAfterPart: boolean;
  lines: SheetLine[];
};

export type RecipeSheet = {
  title: string;
  /** ISO 639-1 code of the recipe, whose words its headings are. */
  language: string;
  /** "Servings: 4", "Makes 24 cookies", "Total time: 30 minutes"; what is not known is not there. */
  facts: string[];
  /** Stated times beside the total: "Preparation: 10 minutes". */
  times: string[];
  description: string;
  /** "Ingredients", or "Refrigerated" and "Other", and what the steps name beside them; none is empty. */
  lists: { name: string; lines: string[] }[];
  /** What is prepared first, then the cooking; none is empty. */
  parts: { kind: "prep" | "cook"; name: string; steps: SheetStep[] }[];
  /** What we say on it beside these, in the recipe's language; `{app}` and the like are put in by who prints it. */
  words: Pick<
    RecipeLabels,
    "shoppingList" | "uses" | "addedBy" | "notes" | "source" | "pageOf" | "madeWith" | "pictureOf"
  >;
  /** Notes and tips of the source, below the steps. */
  notes: string[];
  /** Where the recipe comes from, as a cook would say it: "kitchen.example". */
  source: string | null;
};

export type RecipeSheetInput = {
  title: string;
  description: string;
  content: FormattedContent;
  /** Null: the recipe's own. Ignored when those are not known. */
  servings: number | null;
  /** As the recipe is written, when left out. */
  measures?: Measures;
};

/** The sheet of a recipe for `servings`. Composed characters, because fonts draw those; line breaks of a text become spaces. */
export function recipeSheet({
  title,
  description,
  content,
  servings,
  measures = "written",
}: RecipeSheetInput): RecipeSheet {
  const scaled = scaledRecipe(content, content.servings === null ? null : servings);
  const shown = measuredRecipe(scaled, measures);
  const { prep, cooking } = preparedFirst(shown.steps);
  const language = recipeLanguage(content);
  const labels = labelsOf(language);
  const note = measuresInWords(measures, language);
  const steps = (of: readonly Step[]) => stepsOf(of, shown.ingredients, language);
  return {
    title: titleCase(tidy(title)) || "Recipe",
    language,
    facts: [...recipeFacts(shown, language), ...(note === null ? [] : [note])].map(tidy),
    times: timesInWords(shown, language),
    description: tidy(description),
    lists: listsOf(shown, labels),
    parts: [
      { kind: "prep" as const, name: labels.prepSteps, steps: steps(prep) },
      { kind: "cook" as const, name: labels.cookSteps, steps: steps(cooking) },
    ].filter(({ steps }) => steps.length > 0),
    words: {
      shoppingList: labels.shoppingList,
      uses: labels.uses,
      addedBy: labels.addedBy,
      notes: labels.notes,
      source: labels.source,
      pageOf: labels.pageOf,
      madeWith: labels.madeWith,
      pictureOf: labels.pictureOf,
    },
    notes: (shown.notes ?? []).map(tidy).filter((note) => note !== ""),
    source: sourceOf(content),
  };
}

/** Every character of a sheet, for choosing fonts. */
export function sheetText(sheet: RecipeSheet): string {
  return [
    sheet.title,
    ...sheet.facts,
    ...sheet.times,
    sheet.description,
    ...sheet.lists.flatMap(({ name, lines }) => [name, ...lines]),
    ...sheet.parts.flatMap(({ name, steps }) => [
      name,
      ...steps.flatMap(({ section, lines }) => [
        section ?? "",
        ...lines.flatMap(({ text, own }) => [...text.map((token) => token.text), ...own]),
      ]),
    ]),
    ...Object.values(sheet.words),
    ...sheet.notes,
    sheet.source ?? "",
  ].join("\n");
}

const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

const printable = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .replace(CONTROLS, " ");

const tidy = (text: string): string => printable(text).trim().replace(/ {2,}/g, " ");

/** The amount that goes in stands in the sentence, as on the screen: "Chop 1 onion finely". */
const withAmounts = (words: readonly ShownWord[]): MarkupToken[] =>
  words
    .filter(({ isHeardOnly }) => !isHeardOnly)
    .map(({ kind, text, amount }) => {
      if (amount === null) return { kind, text };
      return { kind, text: amount.place === "before" ? `${amount.text} ${text}` : `${text} ${amount.text}` };
    });

/** Text that a screen shows in pieces ("Slice ", "the ") as the one piece that it is on paper. */
function inOnePiece(tokens: readonly MarkupToken[]): MarkupToken[] {
  const pieces: MarkupToken[] = [];
  for (const { kind, text } of tokens) {
    const last = pieces.at(-1);
    if (kind === "text" && last?.kind === "text") last.text += text;
    else pieces.push({ kind, text });
  }
  return pieces;
}

/** Without blanks at the ends of the line; those between its words and the names in it stay. */
const printableWords = (tokens: readonly MarkupToken[]): MarkupToken[] =>
  inOnePiece(tokens).map(({ kind, text }, index, tokens) => {
    let words = printable(text);
    if (index === 0) words = words.trimStart();
    if (index === tokens.length - 1) words = words.trimEnd();
    return { kind, text: words };
  });

function listsOf(content: FormattedContent, labels: RecipeLabels): RecipeSheet["lists"] {
  const { ingredients } = content;
  const lists = Array.isArray(ingredients)
    ? [{ name: labels.ingredients, lines: ingredients }]
    : [
        { name: labels.refrigerated, lines: ingredients.refrigerated },
        { name: labels.other, lines: ingredients.other },
      ];
  return [...lists, { name: labels.alsoNeeded, lines: alsoNeeded(content) }]
    .map(({ name, lines }) => ({ name, lines: lines.map(tidy).filter((line) => line !== "") }))
    .filter(({ lines }) => lines.length > 0);
}

/** "1 tbsp olive oil (of 3 tbsp)", "2 red onions, in wedges". */
const chipOnPaper = ({ text, of, prepared }: ShownChip): string =>
  `${text}${of === null ? "" : ` (${of})`}${prepared === null ? "" : `, ${prepared}`}`;

function stepsOf(steps: readonly Step[], ingredients: Ingredients, language: string): SheetStep[] {
  return steps.map((step, index) => ({
    number: step.number,
    section: sectionOf(step, steps[index - 1]),
    isAfterPart: !step.section && Boolean(steps[index - 1]?.section),
    lines: shownParagraphs(step, ingredients, language).map(({ words, own, ours }) => ({
      text: printableWords(withAmounts(words)),
      own: own.map((chip) => tidy(chipOnPaper(chip))),
      ours,
    })),
  }));
}

const sectionOf = (step: Step, before: Step | undefined): string | null =>
  step.section && step.section !== before?.section ? tidy(step.section) : null;

function sourceOf({ source }: FormattedContent): string | null {
  if (source?.siteName) return tidy(source.siteName);
  const host = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(source?.url ?? "")?.[1];
  return host ? tidy(host) : null;
}
