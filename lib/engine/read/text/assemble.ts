/** Turns lines with their kinds into a recipe as its source states it: items with their sections, title, yield, time, description and notes. */
import { isLoud } from "@/lib/engine/recipe/letters";
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/stages";
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { claimsOf, take, type Kinded } from "./claims";
import { isWebPage } from "./text-kind";
import { collectProse, freeRemarks, takeAsides } from "./notes";
import { releaseTails, withoutWishes } from "./step-tails";
import { asInstruction } from "./orders-over-lists";
import { nameListsBelow, type Collected, nameBlocks, type Spaced } from "./nameless-lists";
import { keepParagraphs } from "./recipe-in-a-paragraph";
import { freeStepHeadings } from "./step-names";
import {
  apartFromParts,
  isSectionHeading,
  isWhose,
  namesOfSections,
  takeTitle,
  takeTurns,
  withoutTitle,
} from "./section-headings";
import { collectFacts, freeYields } from "./stated-facts";
import { freeNameBelowList, freeNameOnList } from "./name-on-list";
import { freeTimeRows, yieldOf } from "./yields-and-times";
import { isOnlyLabels } from "@/lib/engine/lines/split-rows";
import { languageOf } from "@/lib/engine/language/detect";
import { isBelow, titleOf } from "./dish-named";
import { chooseTitle, contentWords, type TitleCandidate, type TitlePlace } from "./title";
import { tidyTitle } from "./title-name";

/** Joins a further piece to an item: with the signs that stood between them, else a space. */
const joined = (text: string, { text: further, joint = " " }: TextLine): string => text + joint + further;

type Items = { ingredients: SourceLine[]; instructions: SourceLine[]; used: Set<number> };

function collectItems(items: readonly Kinded[]): Items {
  const ingredients: SourceLine[] = [];
  const spaced: Spaced[] = [];
  const instructions: SourceLine[] = [];
  const told: Collected[] = [];
  const used = new Set<number>();
  let section: string | undefined;
  /** A further dish with a list and a method of its own: "Lemon rice" below a curry. */
  let dish: string | undefined;
  /** The row that names the part, and how many of the list stand in it: "For the rub: 2 tbsp sugar, 2 tsp salt, 1 tsp pepper". */
  let naming = { row: -1, listed: 0 };
  let list: SourceLine[] = ingredients;
  let previous: Kinded | undefined;
  /** A name stands above the item; a remark between a list and its method does not. */
  let isHeaded = false;
  /** A list without a name below the method of another part, and right above its own. */
  let nameless: SourceLine[] = [];
  let isPartTold = false;
  /** Names of parts whose lists stand one behind the other, without steps between them. */
  const listed = new Set<string>();
  const isApart = apartFromParts(items);
  const byTurns = takeTurns(items);
  const nameOf = namesOfSections(items);
  const nameDish = (item: Kinded | undefined): void => {
    if (item === undefined) return;
    used.add(item.index);
    take(item, "heading");
  };
  items.forEach((item, i) => {
    const { label, line } = item;
    if (label !== "O") take(item, label === "I" || label === "i" ? "ingredient" : "instruction");
    // "While it bakes, make the icing." right above a list
    else if (item.as === undefined) told.push({ line: { text: line.text }, listed: false });
    if (label === "O" && (item.as !== undefined || line.known === "note")) return;
    if (label === "O") {
      const below = ingredients.length > 0 && isWhose(items[i + 1]) ? items[i + 2] : items[i + 1];
      if (item.shape.heading !== null || isSectionHeading(item, below)) {
        if (item.shape.heading === "ingredients") {
          dish = furtherDish(items, i, instructions);
          if (dish !== undefined) nameDish(items[i - 1]);
        }
        section = nameOf(item) ?? (item.shape.heading === null ? undefined : dish);
        isHeaded = true;
        // "1 cup flour, 3 tbsp oil" behind the steps of a filling, and then "Making the pastry:"
        if (below?.label === "S" && section !== undefined)
          for (const line of nameless) line.section = section;
        nameless = [];
        naming = { row: line.source, listed: 0 };
        if (below && below.label !== "O") {
          used.add(i);
          take(item, "heading");
        }
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
      if (last) last.text = joined(last.text, line);
    } else {
      const target = label === "I" ? ingredients : instructions;
      // Where list and method take turns, both are the part's until the next heading.
      // "For the dough", "For the filling", and the method of both.
      const ofSeveral = label === "S" && listed.size > 1;
      const isTurn = target !== list && previous !== undefined && !isHeaded && (!byTurns || ofSeveral);
      if (isTurn || isApart(item, previous)) section = undefined;
      list = target;
      if (label === "S") listed.clear();
      else if (section !== undefined) listed.add(section);
      if (label === "I" && line.source === naming.row) naming.listed += 1;
      else if (naming.listed >= WHOLE_PART) {
        // "For the dough: flour, eggs, salt", and then the steps of the dough.
        if (label === "I" || !byTurns) section = undefined;
        naming.listed = 0;
      }
      const text = label === "S" ? asInstruction(line) : line.text;
      const own: SourceLine = section === undefined ? { text } : { text, section };
      target.push(own);
      told.push({ line: own, listed: label === "I" });
      if (label === "S" && section !== undefined) isPartTold = true;
      if (label === "I" && section === undefined && isPartTold) nameless.push(own);
      else nameless = [];
      if (label === "I") spaced.push({ line: own, gap: line.gap });
    }
    if (label !== "O") isHeaded = false;
    previous = item;
  });
  if (items.every(({ line }) => line.takes === undefined)) nameListsBelow(told);
  return { ingredients: nameBlocks(spaced, instructions), instructions, used };
}

/** The name right above a list's heading that stands below a method: another dish, which the first one is served with. */
function furtherDish(
  items: readonly Kinded[],
  at: number,
  instructions: readonly SourceLine[],
): string | undefined {
  const above = items[at - 1];
  if (above === undefined || instructions.length === 0 || above.label !== "O") return undefined;
  const isName = above.shape.heading === null && isSectionHeading(above, items[at + 1]);
  return isName ? tidyTitle(above.line.text) : undefined;
}

/** As many ingredients in the row of their part's name are all of it: what the next row lists is no more of it. */
const WHOLE_PART = 3;

function kindedOf(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
): Kinded[] {
  const kinded = lines.flatMap((line, index) => {
    const shape = shapes[index];
    return shape ? [{ line, shape, label: labels[index] ?? "O", index }] : [];
  });
  return freeStepHeadings(keepParagraphs(kinded));
}

const lastWord = (text: string): string => text.toLowerCase().split(" ").at(-1)?.replace(/:$/, "") ?? text;

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
  /** "Rabbit" below "Category", where something else stands above both. */
  const above = items.findIndex(({ line }) => !isOnlyLabels(line.text));
  const isValue = (at: number): boolean => above < at - 1 && isOnlyLabels(items[at - 1]?.line.text ?? "");
  const candidates = items.filter(
    (item, at) =>
      item.label === "O" && !(collected.used.has(item.index) && item.index > firstItem) && !isValue(at),
  );
  const parts = new Set(collected.ingredients.map(({ section }) => section));
  const partHead = parts.size > 1 && collected.used.has(firstItem - 1) ? firstItem - 1 : null;
  const heads = items.filter(({ index, label }) => label === "O" && collected.used.has(index));
  const [first, head] = [items[0]?.line, heads[0]?.line];
  const headsAlike =
    partHead !== null &&
    heads.length > 1 &&
    (heads.every(({ line }) => isLoud(line.text) && !isLoud(first?.text ?? "")) ||
      // "## Pasta" and "## Sauce", below a name that is written otherwise
      heads.every(
        ({ line }) => line.level > 0 && line.level === head?.level && line.level !== first?.level,
      ) ||
      // "Bottom layer" and "Top layer"
      (heads[0]?.index !== items[0]?.index &&
        heads.every(({ line }) => lastWord(line.text) === lastWord(head?.text ?? ""))));
  return { candidates, place: { firstItem, lines: items.length, words, partHead, headsAlike } };
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

const languageOfItems = (items: readonly Kinded[]): string =>
  languageOf(items.map(({ line }) => line.text).join("\n"));

/** The recipe that `labels` make of `lines`, which have the same length; with claims where `original` is the text they were read from. */
export function assembleRecipe(
  lines: readonly TextLine[],
  shapes: readonly LineShape[],
  labels: readonly Label[],
  titleWeights?: Readonly<Record<string, number>>,
  original?: string,
): SourceRecipe {
  const freed = freeNameBelowList(freeNameOnList(kindedOf(lines, shapes, labels)));
  const items = freeRemarks(releaseTails(withoutWishes(freeTimeRows(freeYields(freed)))));
  const first = titleChoice(items, collectItems(items.map((item) => ({ ...item }))));
  const stated = chooseTitle(first.candidates, first.place, titleWeights);
  const titleLine = first.candidates.find(({ line }) => tidyTitle(line.text) === stated)?.line.text ?? stated;
  const facts = collectFacts(items, titleLine);
  const webPage = isWebPage(lines, shapes, labels);
  const title = titleOf(items, first.candidates, first.place, stated, webPage);
  // A remark below the method that gave way to the name in a message is a remark again.
  const isRemark = isBelow(stated, first) && !tidyTitle(stated ?? "").includes(title ?? "");
  const named = isRemark ? null : stated;
  // "Chicken:" and "Sauce:" head the parts of a list, though nothing but the first of them can name the dish.
  const apart = titleLine?.endsWith(":") === true && first.place.partHead !== null ? null : stated;
  if (named !== null && apart !== null) takeTitle(items, titleLine);
  const collected = collectItems(items);
  const { description, notes } = collectProse(items, named, webPage);
  notes.push(...facts.left);
  const ingredients = takeAsides(withoutTitle(collected.ingredients, apart), notes);
  return {
    title,
    description,
    ...facts.stated,
    ...(facts.stated.makes === undefined
      ? {}
      : { makes: yieldOf(facts.stated.makes, title, () => languageOfItems(items)) }),
    imageUrl: null,
    ingredients,
    instructions: withoutTitle(collected.instructions, stated),
    ...(notes.length > 0 ? { notes } : {}),
    ...(original === undefined ? {} : { claims: claimsOf(original, items) }),
  };
}
