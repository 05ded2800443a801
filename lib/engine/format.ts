/** The rules engine, whole: read → cut → link → arrange → check. No model, no network; never throws. */
import { arrangeSteps } from "./arrange";
import { checkAgainstSource, type Maker } from "./check";
import { cutActions } from "./cut";
import { languageIn, type Languages, languagesOfSource } from "@/lib/engine/language/gloss/languages";
import { isWide, narrow } from "@/lib/engine/language/memory";
import { linkActions } from "./link";
import { chipTexts } from "./lines/chip";
import { parseIngredientLine, type IngredientLine } from "./lines/ingredient-line";
import { servingsOf } from "@/lib/engine/lines/recipe-card";
import { groupIngredients } from "@/lib/engine/lines/storage";
import { parseRecipeText } from "./read/text";
import { columnsApart, foodsApart } from "./read/text/foods-apart";
import type { FormattedContent, Ingredients, Step } from "./recipe/formatted";
import { markMentions } from "./recipe/markup";
import type {
  SourceLine,
  SourceRecipe,
  Action,
  ArrangedStep,
  LinkedAction,
} from "@/lib/engine/recipe/stages";

/** Title of a recipe whose source has none. */
const UNTITLED = "Untitled recipe";

/** For each source line its place in the grouped list: Refrigerated is read first, then Other. */
export function placesIn(list: Ingredients, texts: readonly string[]): number[] {
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

/** A step as screens and the wire know it; `place` maps source lines to their places in the shopping list. */
function stepOf(
  arranged: ArrangedStep,
  index: number,
  texts: readonly string[],
  place: readonly number[],
): Step {
  const actions = arranged.actions.map((action) => ({
    text: markMentions(action.text, action.mentions),
    uses: action.uses.map(({ line, amount, decidedBy, others = [] }) => ({
      line: place[line] ?? line,
      amount,
      ...(decidedBy === "guess"
        ? { guessed: true, others: others.map((other) => place[other] ?? other) }
        : {}),
    })),
    seconds: action.seconds,
    ...(action.ours ? { ours: true } : {}),
  }));
  return {
    number: index + 1,
    instruction: actions.map((action) => action.text).join(" "),
    ingredients: chipTexts(
      arranged.actions.flatMap((action) => action.uses),
      texts,
    ),
    isPrep: arranged.preparation,
    actions,
    ...(arranged.part === undefined ? {} : { section: arranged.part }),
  };
}

/** What the stages before arranging made of a source: its list read line by line, its instructions cut and linked, in its languages. */
export type Stages = { lines: IngredientLine[]; actions: LinkedAction[]; languages: Languages };

/** Last words of the names, in small letters: "purée" of "tomato purée". */
const lastWordsOf = (lines: readonly IngredientLine[]): ReadonlySet<string> =>
  new Set(lines.map(({ name }) => name.slice(name.lastIndexOf(" ") + 1).toLowerCase()));

/** Reads, cuts and links a source; `actions` stand in place of the engine's own cuts. Never throws. */
export function readStages(source: SourceRecipe, actions?: readonly Action[]): Stages {
  const languages = languagesOfSource(source);
  const lines = source.ingredients.map(({ text }) => parseIngredientLine(text));
  const listed = source.ingredients.map((line, index) => ({ ...line, parsed: lines[index] }));
  return {
    lines,
    actions: linkActions({
      title: source.title,
      lines: listed,
      actions: actions ?? cutActions(source.instructions, languages, lastWordsOf(lines)),
      languages,
    }),
    languages,
  };
}

/** Arranges and checks what `readStages` made of `source`; `maker` is named in the receipt, the rules where it is left out. */
export function finishRecipe(
  source: SourceRecipe,
  { lines, actions, languages }: Stages,
  original?: string,
  maker?: Maker,
): FormattedContent {
  const texts = source.ingredients.map((line) => line.text);
  const ingredients = groupIngredients(lines, languages);
  const place = placesIn(ingredients, texts);
  const steps = arrangeSteps(lines, actions, languages).map((step, index) =>
    stepOf(step, index, texts, place),
  );
  const sourceOf = {
    ...(source.url === undefined ? {} : { url: source.url }),
    ...(source.siteName === undefined ? {} : { siteName: source.siteName }),
  };
  const total = source.totalMinutes !== null && source.totalMinutes > 0 ? source.totalMinutes : null;
  const content: FormattedContent = {
    title: source.title ?? UNTITLED,
    description: source.description ?? "",
    servings: source.yield === null ? null : servingsOf(source.yield),
    imageUrl: source.imageUrl,
    ingredients,
    steps,
    ...(source.makes === undefined ? {} : { yield: source.makes }),
    ...(total === null ? {} : { totalMinutes: total }),
    ...(source.times && { times: { ...source.times, ...(total === null ? {} : { total }) } }),
    ...(source.notes === undefined || source.notes.length === 0 ? {} : { notes: source.notes }),
    ...(Object.keys(sourceOf).length === 0 ? {} : { source: sourceOf }),
  };
  return { ...content, receipt: checkAgainstSource(source, content, original, maker) };
}

const narrowLine = (line: SourceLine): SourceLine =>
  isWide(line.text) ? line : { ...line, text: narrow(line.text) };

/** A line of several foods is a line for each. */
const apart = (lines: readonly SourceLine[], languages: Languages): SourceLine[] => {
  const list = lines.map(({ text }) => text);
  const rows = columnsApart(list, languageIn(list.join("\n"), languages));
  return lines.flatMap((line, at) => {
    const texts = (rows[at] ?? [line.text]).flatMap((text) => foodsApart(text, languageIn(text, languages)));
    return texts.length === 1 ? [line] : texts.map((text) => ({ ...line, text }));
  });
};

/**
 * Formats a source recipe: grouped shopping list, steps of single actions with the amounts that go in, preparation first, receipt.
 * Wording stays the source's. `original` is the text that the receipt's offsets point into.
 */
export function formatRecipe(source: SourceRecipe, original?: string): FormattedContent {
  const languages = languagesOfSource(source);
  const ready = {
    ...source,
    ingredients: apart(source.ingredients.map(narrowLine), languages),
    instructions: source.instructions.map(narrowLine),
  };
  return finishRecipe(ready, readStages(ready), original);
}

/** Formats pasted or read text; null when there is no recipe in it. The receipt's offsets are into `text`. */
export function formatText(text: string): FormattedContent | null {
  const source = parseRecipeText(text);
  return source === null ? null : formatRecipe(source, text);
}
