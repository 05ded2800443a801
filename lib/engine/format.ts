/** The rules formatter, whole: from what a source states, or from pasted text, to the formatted recipe with its receipt. No model, no network. */
import { markMentions } from "./recipe/markup";
import type { FormattedContent, Ingredients, ReceiptIssue, Step, StepUse } from "./recipe/formatted";
import { servingsOf } from "./lines/servings";
import type { SourceRecipe } from "./recipe/source";
import { parseIngredientLine } from "./lines/ingredient-line";
import { linkSteps } from "./link";
import { orderSteps, prepFromList } from "./arrange/prep";
import { checkAgainstSource } from "./check";
import { parseRecipeText } from "./read/text";
import { splitSteps } from "./cut/step-line";
import { groupIngredients } from "./lines/storage-group";

export { ENGINE_VERSION } from "./version";

/** Title of a recipe whose source has none. */
const UNTITLED = "Untitled recipe";

/** For each source line its place in the grouped list: Refrigerated is read first, then Other. */
function placesIn(list: Ingredients, texts: readonly string[]): number[] {
  if (Array.isArray(list)) return texts.map((_text, index) => index);
  const { refrigerated } = list;
  let cold = 0;
  let other = 0;
  return texts.map((text) => {
    if (refrigerated[cold] === text) {
      cold += 1;
      return cold - 1;
    }
    other += 1;
    return refrigerated.length + other - 1;
  });
}

/** A step's ingredient as the cook reads it: the line, and how much of it when that is not all. */
export function stepIngredient(line: string, use: StepUse): string {
  return use.label === undefined ? line : `${line} (${use.label})`;
}

/**
 * Formats a source recipe: grouped shopping list, one action per step, each step with its own ingredients, preparation first, receipt.
 * Wording stays the source's. Never throws. `original` is the text that the receipt's offsets point into.
 */
export function formatRecipe(source: SourceRecipe, original?: string): FormattedContent {
  const texts = source.ingredients.map((line) => line.text);
  const lines = texts.map((text) => parseIngredientLine(text));
  const ingredients = groupIngredients(lines);
  const place = placesIn(ingredients, texts);
  const ordered = orderSteps(splitSteps(source.instructions));
  const linked = linkSteps({
    title: source.title,
    ingredients: source.ingredients.map((line, index) => ({ ...line, parsed: lines[index] })),
    steps: ordered.map(({ step }) => step),
  });
  const toListUse = (use: StepUse): StepUse => ({ ...use, line: place[use.line] ?? use.line });

  const madeOf: Step[] = [];
  const prepared: Step[] = [];
  const cooking: Step[] = [];
  ordered.forEach(({ step, isPrep }, index) => {
    const { uses, mentions } = linked[index] ?? { uses: [], mentions: [] };
    const made: Step = {
      number: 1,
      instruction: markMentions(step.text, mentions),
      ingredients: uses.map((use) => stepIngredient(texts[use.line] ?? "", use)),
      isPrep,
      uses: uses.map(toListUse),
      ...(step.section === undefined ? {} : { section: step.section }),
    };
    (isPrep ? prepared : cooking).push(made);
    madeOf.push(made);
  });
  const readied = new Set(linked.flatMap((step) => step.readied));
  const fromList = prepFromList(lines, readied).map((prep): Step => ({
    number: 1,
    instruction: markMentions(prep.text, prep.mentions),
    ingredients: prep.lines.map((line) => texts[line] ?? ""),
    isPrep: true,
    uses: prep.lines.map((line) => toListUse({ line, share: null })),
  }));
  const steps = [...prepared, ...fromList, ...cooking];
  steps.forEach((step, index) => (step.number = index + 1));
  const sourceOf = {
    ...(source.url === undefined ? {} : { url: source.url }),
    ...(source.siteName === undefined ? {} : { siteName: source.siteName }),
  };
  const content: FormattedContent = {
    title: source.title ?? UNTITLED,
    description: source.description ?? "",
    servings: source.yield === null ? null : servingsOf(source.yield),
    imageUrl: source.imageUrl,
    ingredients,
    steps,
    ...(source.totalMinutes !== null && source.totalMinutes > 0 ? { totalMinutes: source.totalMinutes } : {}),
    ...(Object.keys(sourceOf).length === 0 ? {} : { source: sourceOf }),
  };
  const receipt = checkAgainstSource(source, content, original);
  const unsure = linked.flatMap((step, index) =>
    step.unsure.map((line): ReceiptIssue => ({
      kind: "uncertain",
      message: "A step may mean this ingredient, but does not name it plainly.",
      text: texts[line] ?? "",
      step: madeOf[index]?.number ?? 1,
    })),
  );
  return { ...content, receipt: { ...receipt, issues: [...receipt.issues, ...unsure] } };
}

/** Formats pasted or read text; null when there is no recipe in it. The receipt's offsets are into `text`. */
export function formatText(text: string): FormattedContent | null {
  const source = parseRecipeText(text);
  return source === null ? null : formatRecipe(source, text);
}
