/** Turns lines with their kinds into a recipe as its source states it: items with their sections, title, yield, time, description and notes. */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/source";
import { withoutAside, withoutPraise } from "./advertising";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { isMetaLine, totalMinutesIn, yieldIn } from "@/lib/engine/lines/stated-facts";
import { isFurniture, isWebPage } from "./page-furniture";
import { splitSentences } from "@/lib/engine/language/sentences";
import {
  chooseTitle,
  contentWords,
  nameOnCard,
  tidyTitle,
  type TitleCandidate,
  type TitlePlace,
} from "./title";

type Kinded = { line: TextLine; shape: LineShape; label: Label; index: number };

/** Who it is from, and what a page calls its advertisements. */
const NO_SECTION =
  /^(?:from|by|recipe (?:by|from)|source|adapted|courtesy|photo|image|print|advertisement)\b/i;
const LONGEST_SECTION_WORDS = 9;

/** True when the line can head the items below it: short, and written like a heading. */
function isSectionHeading(item: Kinded, next: Kinded | undefined): boolean {
  const { line, shape } = item;
  if (shape.meta || shape.words > LONGEST_SECTION_WORDS || line.text.length > 80) return false;
  if (NO_SECTION.test(line.text) || shape.features.includes("brackets")) return false;
  if (!next || next.label === "O" || /[.!?]$/.test(line.text)) return false;
  if (line.marker === "bullet") return /:$/.test(line.text);
  return true;
}

function sectionName(item: Kinded): string | undefined {
  if (item.shape.heading === null) return item.line.text.replace(/\s*:\s*$/, "");
  const forPart =
    /^(?:ingredients|instructions|directions|method|zutaten|zubereitung|ingrédients|préparation|ingredientes|preparación|ingredienti|preparazione)\s+((?:for|für|pour|para|per)\s+\D{3,60}?)\s*:?$/i.exec(
      item.line.text,
    );
  return forPart?.[1];
}

/** Joins the pieces of one item: the words of the continuation after a space. */
const joined = (a: string, b: string): string => `${a} ${b}`;

/** A remark between two instructions of one paragraph belongs to the paragraph. */
function keepParagraphs(items: readonly Kinded[]): Kinded[] {
  const lastStep = new Map<number, number>();
  for (const item of items)
    if (item.line.run && item.label === "S") lastStep.set(item.line.source, item.index);
  let inside = -1;
  return items.map((item) => {
    if (item.line.run && item.label === "S") inside = item.line.source;
    const between =
      item.line.run &&
      item.label === "O" &&
      inside === item.line.source &&
      item.index < (lastStep.get(item.line.source) ?? -1);
    return between ? { ...item, label: "S" } : item;
  });
}

type Items = { ingredients: SourceLine[]; instructions: SourceLine[]; used: Set<number> };

function collectItems(items: readonly Kinded[]): Items {
  const ingredients: SourceLine[] = [];
  const instructions: SourceLine[] = [];
  const used = new Set<number>();
  let section: string | undefined;
  let list: SourceLine[] = ingredients;
  let previous: Kinded | undefined;
  items.forEach((item, i) => {
    const { label, line } = item;
    if (label === "O") {
      if (item.shape.heading !== null || isSectionHeading(item, items[i + 1])) {
        section = sectionName(item);
        if (items[i + 1] && items[i + 1]?.label !== "O") used.add(i);
      }
    } else if (
      label === "i" ||
      label === "s" ||
      (label === "S" &&
        line.run &&
        previous?.label !== "O" &&
        previous?.line.source === line.source &&
        list === instructions)
    ) {
      const last = list.at(-1);
      if (last) last.text = joined(last.text, line.text);
    } else {
      const target = label === "I" ? ingredients : instructions;
      if (target !== list && previous && previous.label !== "O") section = undefined;
      list = target;
      target.push(section === undefined ? { text: line.text } : { text: line.text, section });
    }
    previous = item;
  });
  return { ingredients, instructions, used };
}

/** Moves asides behind ingredients to the notes, where the whole line is kept. */
function takeAsides(ingredients: readonly SourceLine[], notes: string[]): SourceLine[] {
  return ingredients.map((line) => {
    const plain = withoutAside(line.text);
    if (plain === null) return line;
    notes.push(line.text);
    return { ...line, text: plain };
  });
}

/** A line of a menu is shorter than this, a sentence of the story before a recipe longer. */
const STORY_WORDS = 12;

/** The title above a list is no section of it. */
function withoutTitle(items: readonly SourceLine[], title: string | null): SourceLine[] {
  const isTitle = (section: string): boolean => title !== null && tidyTitle(section) === title;
  return items.map((item) =>
    item.section !== undefined && isTitle(item.section) ? { text: item.text } : item,
  );
}

type Prose = { description: string | null; notes: string[] };

/** Words of the source that describe the recipe; further paragraphs are no description any more. */
const DESCRIPTION_CHARS = 500;

function collectProse(
  items: readonly Kinded[],
  used: ReadonlySet<number>,
  title: string | null,
  webPage: boolean,
): Prose {
  const notes: string[] = [];
  const description: string[] = [];
  let part: string | null = null;
  const firstItem = items.findIndex((item) => item.label !== "O");
  items.forEach((item, i) => {
    if (item.label !== "O") {
      if (part === "junk") part = null;
      return;
    }
    if (item.shape.heading !== null) {
      part = item.shape.heading;
      return;
    }
    if (i < firstItem && part === "junk" && item.shape.words >= STORY_WORDS) part = null;
    if (
      used.has(i) ||
      item.shape.meta ||
      part === "junk" ||
      isFurniture(item.shape) ||
      item.line.text === title
    )
      return;
    if (i < firstItem && part !== "notes") {
      if (item.shape.words >= 5 && item.line.level === 0) description.push(item.line.text);
    } else if (item.shape.words >= 3) notes.push(item.line.text);
  });
  let length = 0;
  const kept = description.filter((text, i) => i === 0 || (length += text.length) <= DESCRIPTION_CHARS);
  // The story of a web page is left behind; what a cook wrote above a recipe is not.
  if (!webPage) notes.unshift(...description.slice(kept.length));
  return { description: kept.length > 0 ? kept.join(" ") : null, notes };
}

function firstStated<T>(
  items: readonly Kinded[],
  read: (text: string) => T | null,
  wanted: (item: Kinded) => boolean,
): T | null {
  for (const item of items) {
    if (item.label !== "O" || !wanted(item)) continue;
    const stated = read(item.line.text);
    if (stated !== null) return stated;
  }
  return null;
}

function kindedOf(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Kinded[] {
  return keepParagraphs(
    lines.flatMap((line, index) => {
      const shape = shapes[index];
      return shape ? [{ line, shape, label: labels[index] ?? "O", index }] : [];
    }),
  );
}

/** The lines that may be the title, and where the recipe stands among them. */
function titleChoice(
  items: readonly Kinded[],
  collected: Items,
): { candidates: TitleCandidate[]; place: TitlePlace } {
  const found = items.findIndex((item) => item.label !== "O");
  const firstItem = found < 0 ? items.length : found;
  const words = new Set(
    [...collected.ingredients, ...collected.instructions].flatMap((line) => contentWords(line.text)),
  );
  const candidates = items.filter(
    (item) => item.label === "O" && !(collected.used.has(item.index) && item.index > firstItem),
  );
  return { candidates, place: { firstItem, lines: items.length, words } };
}

/** As `assembleRecipe` chooses the title among: for training. */
export function titlesOf(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): { candidates: TitleCandidate[]; place: TitlePlace } {
  const items = kindedOf(lines, shapes, labels);
  return titleChoice(items, collectItems(items));
}

/** "… until golden. Serves 6-8.": a yield that the last step states in a sentence of its own. */
function yieldAtTheEnd(instructions: readonly SourceLine[]): string | null {
  const last = splitSentences(instructions.at(-1)?.text ?? "").at(-1) ?? "";
  return isMetaLine(last) ? yieldIn(last) : null;
}

/** The title of a web page without its advertising; a title that does not advertise stays as it is. */
function soberTitle(stated: string, candidates: readonly TitleCandidate[], place: TitlePlace): string {
  return withoutPraise(stated) === stated ? stated : withoutPraise(nameOnCard(candidates, stated, place));
}

/** The recipe that `labels` make of `lines`. `lines`, `shapes` and `labels` have the same length. */
export function assembleRecipe(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  titleWeights?: Readonly<Record<string, number>>,
): SourceRecipe {
  const items = kindedOf(lines, shapes, labels);
  const collected = collectItems(items);
  const { candidates, place } = titleChoice(items, collected);
  const stated = chooseTitle(candidates, place, titleWeights);
  const webPage = isWebPage(shapes, labels);
  const title = stated !== null && webPage ? soberTitle(stated, candidates, place) : stated;
  const { description, notes } = collectProse(items, collected.used, stated, webPage);
  const ingredients = takeAsides(withoutTitle(collected.ingredients, stated), notes);
  const recipe: SourceRecipe = {
    title,
    description,
    yield:
      firstStated(items, yieldIn, (item) => item.shape.meta || item.shape.heading === "ingredients") ??
      firstStated(items, yieldIn, (item) => item.shape.words < 14) ??
      yieldAtTheEnd(collected.instructions),
    totalMinutes: firstStated(items, totalMinutesIn, (item) => item.shape.meta),
    imageUrl: null,
    ingredients,
    instructions: withoutTitle(collected.instructions, stated),
  };
  return notes.length > 0 ? { ...recipe, notes } : recipe;
}
