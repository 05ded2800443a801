/** Which lines head a part of the list or of the method, and what the part is called. */
import {
  GREETING,
  HEADED_FOR,
  INGREDIENT_WORDS,
  NO_SECTION,
  OPENS_FOR,
  STEP_WORDS,
} from "@/lib/engine/language/shapes";
import { namesPreparation, namesWay } from "@/lib/engine/language/part-names";
import { headingNamed } from "@/lib/engine/language/headings";
import { RECIPE_WORDS } from "@/lib/engine/language/pages";
import { isOfPart } from "@/lib/engine/lines/classify/part-name-shapes";
import { SIZED_VESSEL } from "@/lib/engine/lines/fact-patterns";
import { take, type Kinded } from "./claims";
import type { SourceLine } from "@/lib/engine/recipe/stages";
import { withoutStage } from "./stage-labels";
import { withoutFacts } from "./stated-facts";
import { tidyTitle } from "./title-name";

const LONGEST_SECTION_WORDS = 9;

const JUST_RECIPE: ReadonlySet<string> = new Set(RECIPE_WORDS.split(" "));

/** "Scale 1/2x 1x 2x": what a page is pressed for. */
const MULTIPLES = /^(?:\p{L}{2,12} )?(?:[\d½¼⅓.,/]{1,4}x\s?){2,6}$/iu;

const MOST_WHOSE_WORDS = 6;

/** "Recipe from Aunt Verna", between the name of a part and its list. */
export const isWhose = (item: Kinded | undefined): boolean =>
  item?.label === "O" && item.shape.words <= MOST_WHOSE_WORDS && NO_SECTION.test(item.line.text);

/** True when the line can head the items below it: short, and written like a heading. */
export function isSectionHeading(item: Kinded, next: Kinded | undefined): boolean {
  const { line, shape } = item;
  // "For the dough (day 1 night or day 2 morning)"
  const words = Math.min(shape.words, line.text.replace(/\s\([^()]{1,60}\)/g, "").split(" ").length);
  // "Rest:" above what is measured is no time.
  const isOfList = shape.words === 1 && /:$/.test(line.text) && next?.label === "I" && next.shape.amountFirst;
  if ((shape.meta && line.known !== "heading" && !isOfList) || words > LONGEST_SECTION_WORDS) return false;
  if (line.text.length > 80) return false;
  if (
    // "By Ann", and not "By hand"
    (NO_SECTION.test(line.text) && !namesWay(line.text)) ||
    GREETING.test(line.text) ||
    SIZED_VESSEL.test(line.text) ||
    MULTIPLES.test(line.text) ||
    shape.features.includes("brackets")
  )
    return false;
  if (!next || next.label === "O" || /[.!?]$/.test(line.text)) return false;
  if (line.marker === "bullet") return /:$/.test(line.text) || isOfPart(line.text);
  // "(from her notebook, word for word)" is said of the recipe, and names nothing.
  const inBrackets = /^\(([^()]+)\)$/u.exec(line.text)?.[1];
  if (inBrackets !== undefined && !OPENS_FOR.test(inBrackets) && !namesPreparation(inBrackets)) return false;
  if (line.level > 0 || line.strong || line.known === "heading" || /:$/.test(line.text)) return true;
  // What somebody says is no heading, nor is a sentence that begins small.
  return (
    !line.message &&
    (/^[\p{Lu}\d(]|^(?:…|\.{2,3})\s?\p{L}/u.test(line.text) ||
      namesPreparation(line.text) ||
      !/\p{Ll}/u.test(line.text))
  );
}

/** A heading's words without the number that counts it, and in plain letters where it is shouted: "2 COOK THE RICE" is "Cook the rice". */
function plainHeading(text: string): string {
  // "Ingredients" and then "… for the dough" in one breath.
  const whole = text.replace(/^(?:…|\.{2,3})\s?/u, "");
  const uncounted = whole.replace(/^\d{1,2}[.):]?\s+(?=\p{L})/u, "");
  if (/\p{Ll}/u.test(uncounted))
    return whole === text ? uncounted : uncounted.charAt(0).toUpperCase() + uncounted.slice(1);
  return uncounted.charAt(0) + uncounted.slice(1).toLowerCase();
}

/** "Ingredients (brownie)", "Ingredientes – massa": a heading and what part of the dish it is of. */
const HEADED_PART = new RegExp(
  `^(?:${INGREDIENT_WORDS}|${STEP_WORDS})\\s?(?:\\(([^()\\d]{3,40})\\)|[–—-]\\s([^\\d:]{3,40}?))\\s?:?$`,
  "iu",
);
/** "Ingredients buttercream:", where what stands behind is made. */
const HEADED_MADE = new RegExp(
  `^(?:${INGREDIENT_WORDS}|${STEP_WORDS})\\s(\\p{L}[^\\d:,.()]{2,40}?)\\s?:?$`,
  "iu",
);
const partHeaded = ({ line: { text } }: Kinded): string | undefined => {
  const [, inBrackets, behindDash] = HEADED_PART.exec(text) ?? [];
  const made = HEADED_MADE.exec(text)?.[1];
  return (
    inBrackets ??
    behindDash ??
    headingNamed(text)?.of ??
    (made !== undefined && namesPreparation(made) ? made : undefined)
  );
};

/**
 * Tells what the part below a heading is called; nothing where the heading only opens the list or the method. What one heading says in brackets is
 * a remark, and what each of several says is the part's name.
 */
export function namesOfSections(items: readonly Kinded[]): (item: Kinded) => string | undefined {
  const headed = items.filter(({ label, shape }) => label === "O" && shape.heading !== null);
  const named = headed.filter((item) => partHeaded(item) !== undefined);
  const areParts = (kind: Kinded["shape"]["heading"]): boolean =>
    named.filter(({ shape }) => shape.heading === kind).length > 1;
  return (item) => {
    // "Recipe", "La recette" above the method names no part of it.
    if (JUST_RECIPE.has(item.line.text.toLowerCase().replace(/^\p{L}{1,3}\s(?=\p{L}+\s?:?$)|\s?:$/gu, "")))
      return undefined;
    if (item.shape.heading === null)
      return plainHeading(withoutFacts(withoutStage(item.line.text)).text.replace(/\s?:$/, ""));
    const told = HEADED_FOR.exec(item.line.text)?.[1];
    // "Traditional method", and the other way has a name of its own
    const alone =
      headingNamed(item.line.text)?.kind === item.shape.heading
        ? item.line.text.replace(/\s?:$/, "")
        : undefined;
    if (told !== undefined || !areParts(item.shape.heading)) return told ?? alone;
    const name = partHeaded(item);
    return name === undefined ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
  };
}

/**
 * Tells what belongs to no part: "4 flatbreads" apart below the last one. Blank lines part such a list: two parts at least stand under names of
 * their own, and few lines of the list have one above them.
 */
export function apartFromParts(
  items: readonly Kinded[],
): (item: Kinded, previous: Kinded | undefined) => boolean {
  const listed = items.filter(({ label }) => label === "I");
  const named = items.filter(({ label }, i) => label === "O" && items[i + 1]?.label === "I").length;
  const apart = listed.filter(({ line }) => line.gap > 0).length;
  const areApart = named > 1 && apart * 4 <= listed.length;
  return ({ label, line }, previous) => areApart && label === "I" && line.gap > 0 && previous?.label === "I";
}

/** The title above a list is no section of it; behind another part it names the one that the dish has its name from. */
export function withoutTitle(items: readonly SourceLine[], title: string | null): SourceLine[] {
  const isTitle = (section: string): boolean => title !== null && tidyTitle(section) === title;
  const other = items.findIndex(({ section }) => section !== undefined && !isTitle(section));
  return items.map((item, i) =>
    item.section !== undefined && isTitle(item.section) && !(other >= 0 && other < i)
      ? { text: item.text }
      : item,
  );
}

/** The name of the dish once more, above a further part of the list: "Sauce", and then "Lentils" of "Lentils". */
function headsFurther(items: readonly Kinded[], item: Kinded): boolean {
  const at = items.indexOf(item);
  const list = items.findIndex(({ label }) => label === "I");
  return list >= 0 && list < at && items[at + 1]?.label === "I";
}

/** Claims what is the title, wherever it stands and heads no part of the list. */
export function takeTitle(items: readonly Kinded[], title: string | null): void {
  for (const item of items)
    if (item.label === "O" && item.line.text === title && !headsFurther(items, item)) take(item, "title");
}

/** So often the method follows on a list where each part has both. */
const TURNS = 2;

/** Whether list and method take turns: an order stands over what it takes, or each part has its list and its steps below it. */
export function takeTurns(items: readonly Kinded[]): boolean {
  const told = items.filter(({ line }) => line.known !== "note");
  const turns = told.filter(({ label }, i) => label === "S" && /[Ii]/.test(told[i - 1]?.label ?? ""));
  return turns.length >= TURNS || items.some(({ line }) => line.takes !== undefined);
}
