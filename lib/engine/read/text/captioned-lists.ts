/** Ingredients that stand in one line behind the name of their part ("Dough: 3 cups flour, 1 tsp salt") or between commas alone. */
import { AMOUNT_WORDS, COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findFood } from "@/lib/engine/language/food/lexicon";
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { splitSentences } from "@/lib/engine/language/sentences";
import { FOR_PART_LEAD, NUMBER_SIGN, PART_ALONE } from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";
import { isOvenRow } from "@/lib/engine/lines/classify/further-steps";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { factsIn, isCardLine } from "@/lib/engine/lines/facts";
import { opensOrder } from "@/lib/engine/lines/line-phrases";
import { isAmountAlone, piece, splitAtCommas, splitIngredientRun, startsWithAmount } from "./ingredient-run";
import { ENDED, foodsInLine, isItem, isMeasured, isServed, otherBatchOf, servedRow } from "./lists-in-a-line";
import { isLabelledNote } from "./notes";
import { isLabelled } from "./title-name";
import { atAnds } from "./told-list";

/** "Dough: 3 cups flour, 1 tsp salt", "For the meat:1 tsp salt": a name of at most so many words, and what belongs to it. */
const CAPTION_NAME = new RegExp(`^([^:.!?\\d,;]{2,40}):(?:\\s+(?=\\S)|(?=${NUMBER_SIGN}))`, "u");
/** "For the caramel, 150 g of sugar", and no sentence that goes on to say what is done with it. */
const FOR_PART_AMOUNT = new RegExp(
  `^(${FOR_PART_LEAD}[^:.!?\\d,;]{3,30}),\\s+(?=${NUMBER_SIGN})(?!.*[.!?]$)`,
  "iu",
);
const CAPTION_NAME_WORDS = 5;
const wordsOf = (text: string): string[] => text.toLowerCase().split(" ");
const opensMeasured = (text: string): boolean => {
  const first = wordsOf(text)[0] ?? "";
  return startsWithAmount(text) || AMOUNT_WORDS.has(first) || unitWritten(first) !== null;
};
const hasUnit = (text: string): boolean =>
  wordsOf(text)
    .slice(0, 3)
    .some((word) => unitWritten(word.replace(/^[\p{N}./-]+/u, "")) !== null);

/** The ingredients that stand in one line between commas, at least half of them measured; null when the line is something else. */
function listedInLine(text: string, fewest: number): string[] | null {
  if (splitSentences(text).length > 1 || !text.includes(",")) return null;
  const items = splitAtCommas(text);
  const measured = items.filter(isMeasured).length;
  return items.length >= fewest && items.every(isItem) && measured >= 2 && measured * 2 >= items.length
    ? items
    : null;
}

/** "100 g Rucola | 1 Knoblauchzehe | 50 g Parmesan | Salz": as many, between strokes. */
function strokedInLine(text: string, fewest: number): string[] | null {
  const items = text.split(BETWEEN_STROKES).map((item) => item.trim());
  const measured = items.filter(isMeasured).length;
  return items.length >= fewest && items.every(isItem) && measured >= 2 && measured * 2 >= items.length
    ? items
    : null;
}
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const BETWEEN_STROKES = /\s[–—•·|]\s/;

/** The one ingredient of "For the top: 50 g cheddar"; "white wine: 30 cl" is one line. */
const loneItem = (text: string): string[] | null =>
  splitSentences(text).length === 1 &&
  splitAtCommas(text).length === 1 &&
  opensMeasured(text) &&
  isItem(text) &&
  !isAmountAlone(text)
    ? [text]
    : null;

/** "Demerara sugar: 150 g altogether": an amount, and the food stands before the colon. */
const isAmountOf = (name: string, text: string, inEngine: (item: string) => string): boolean =>
  findFood(inEngine(text)) === null && findFood(inEngine(name)) !== null;

/** "150 g sugar and 2 tbsp water": what "and" joins is measured each. */
function amountsInLine(text: string): string[] | null {
  const items = splitSentences(text).length > 1 ? [] : splitIngredientRun(text).flatMap(atAnds);
  const isFood = (item: string): boolean => opensMeasured(item) && isItem(item) && !isAmountAlone(item);
  return items.length > 1 && items.every(isFood) ? items : null;
}

/** "Außerdem: Fett für die Form, 2 EL Haferflocken": short things below a list, one of them with its unit. */
function besidesInLine(text: string): string[] | null {
  const items = splitSentences(text).length > 1 ? [] : splitAtCommas(text);
  const short = items.every((item) => isItem(item) && item.split(" ").length <= BESIDE_WORDS);
  return items.length > 1 && short && items.some((item) => startsWithAmount(item) && hasUnit(item))
    ? items
    : null;
}
const BESIDE_WORDS = 5;
/** "Dough: 3 cups flour, 1 tsp salt" as a heading and its ingredients, "8oz oats, 4oz butter, pinch of salt" as ingredients. */
function splitCaption(
  line: TextLine,
  inList: boolean,
  isBeside: boolean,
  inEngine: (item: string) => string,
): TextLine[] | null {
  if (isOvenRow(line.text)) return null;
  if (line.marker !== "none" || line.level > 0) return null;
  const forPart = FOR_PART_AMOUNT.exec(line.text);
  const name = CAPTION_NAME.exec(line.text) ?? forPart;
  const named = name !== null && (name[1] ?? "").split(" ").length <= CAPTION_NAME_WORDS;
  const list = named ? line.text.slice(name[0].length) : line.text;
  // "Published: 3 Feb 2024 · 128 comments" lists nothing.
  if (BETWEEN_STROKES.test(list) && YEAR.test(list)) return null;
  const items =
    strokedInLine(list, named ? 2 : 3) ??
    listedInLine(list, named ? 2 : 3) ??
    (forPart === null ? null : (amountsInLine(list) ?? loneItem(list))) ??
    (named && inList
      ? (amountsInLine(list) ??
        (isAmountOf(name[1] ?? "", list, inEngine) ? null : loneItem(list)) ??
        (isBeside || isServed(name[1] ?? "")
          ? foodsInLine(list, isServed(name[1] ?? ""), isServed(name[1] ?? "") ? 1 : 2, inEngine)
          : null) ??
        besidesInLine(list))
      : null);
  if (items === null || (!named && items.filter(hasUnit).length < 2)) return null;
  // "Recept: Chili con carne" says what the dish is called.
  if (isLabelled(line.text) && !items.some(startsWithAmount)) return null;
  // Between commas alone, what is not measured may be work on what stands before it.
  if (!named && !BETWEEN_STROKES.test(list) && !items.every(opensMeasured)) return null;
  if (named && headingOf(name[1] ?? "") !== null) return null;
  // "Para acompañar: lechuga, limones" right below the list is bought; below the method it is a remark.
  const isBought = inList && PART_ALONE.test(name?.[1] ?? "") && !ENDED.test(line.text);
  if ((isLabelledNote(line.text) || factsIn(line.text).isRow) && !isBought) return null;
  // "Rest: 300 g cooked rice, 2 eggs" states no time, though its name could head one.
  if (isCardLine(line.text) && !items.some((item) => findFood(inEngine(item)) !== null)) return null;
  const heading = named ? [piece(line, name[1] ?? "", 0, { gap: 1, known: "heading", caption: true })] : [];
  return [...heading, ...items.map((text, i) => piece(line, text, named ? 1 : i, { known: "ingredient" }))];
}

const LONGEST_ITEM_CHARS = 60;

/** An ingredient in a line of its own. */
const isShortItem = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  line.text.length < LONGEST_ITEM_CHARS &&
  opensMeasured(line.text) &&
  isItem(line.text);

/** Bare names that may stand between a measured line and what is needed besides: "salt". */
const MOST_BARE = 3;
const isBareItem = ({ text }: TextLine): boolean =>
  text.length < LONGEST_ITEM_CHARS / 2 && isItem(text) && !/[.!?:]$/.test(text);

/** The list reaches down to the line: "2 onions", "salt", "Also: 1 egg for brushing". */
function followsList(lines: readonly TextLine[], at: number): boolean {
  for (const line of lines.slice(Math.max(0, at - MOST_BARE), at).toReversed()) {
    if (isShortItem(line)) return true;
    if (!isBareItem(line)) return false;
  }
  return false;
}

const mayHoldItems = ({ known }: TextLine): boolean => known === undefined || known === "ingredient";

/**
 * Tells which captions only say the amounts of another batch: those below the whole method, whose foods are the list's by the half or the
 * double. An icing above its order may be half of the cake, and is bought.
 */
function otherBatches(lines: readonly TextLine[]): (caption: readonly TextLine[], at: number) => boolean {
  let method: number | null = null;
  let isBatch: ReturnType<typeof otherBatchOf> | null = null;
  return (caption, at) => {
    const items = caption.filter(({ known }) => known === "ingredient").map(({ text }) => text);
    if (items.length === 0) return false;
    method ??= lines.findLastIndex(({ text, known }) => known === "step" || opensOrder(text));
    if (at < method) return false;
    isBatch ??= otherBatchOf(
      lines
        .slice(0, Math.max(0, method))
        .filter(isShortItem)
        .map(({ text }) => text),
    );
    return isBatch(items);
  };
}

/** Gives the ingredients that stand behind the name of their part, or between commas alone, a line each. */
export function unfoldCaptions(lines: readonly TextLine[], gloss: Gloss | null = null): TextLine[] {
  const inEngine = (item: string): string => gloss?.translate(item).text ?? item;
  const captions = lines.map((line) =>
    mayHoldItems(line) ? splitCaption(line, false, false, inEngine) : null,
  );
  const isOtherBatch = otherBatches(lines);
  return lines.flatMap((line, at) => {
    if (!mayHoldItems(line)) return [line];
    const row = servedRow(lines, at, inEngine);
    if (row.length > 1) return row.map((text, i) => piece(line, text, i, { known: "ingredient" as const }));
    if (servedRow(lines, at + 1, inEngine).length > 1) return [{ ...line, known: "heading" as const }];
    // Lines of the list that follow it belong to no such part.
    if (FOR_PART_AMOUNT.test(line.text) && isShortItem(lines[at + 1]))
      return [{ ...line, known: "ingredient" as const }];
    // "For the top: 50 g cheddar" beside "For the mash: 1 kg potatoes, 50 g butter" or "400 g cod".
    const isBeside = captions[at - 1] != null || captions[at + 1] != null;
    // "Erbij: roggebrood, mosterd" below a list that is known by its foods.
    const isBelow = lines[at - 1]?.known === "ingredient" && isServed(line.text.split(":", 1)[0] ?? "");
    const inList = isBeside || isBelow || followsList(lines, at) || isShortItem(lines[at + 1]);
    if (isOtherBatch(captions[at] ?? [], at)) return [{ ...line, known: "note" as const }];
    return captions[at] ?? (inList ? splitCaption(line, true, isBeside, inEngine) : null) ?? [line];
  });
}

/** "Base: mix the oats with the butter.", "Jar 2: half the oats, the berries." */
const STEP_NAME = /^([^:.!?,;]{2,40}(?:,\s[^:.!?,;]{2,24})?):\s+(?=\S)/u;
/** So many steps that open with a name are parts, whatever they are called. */
const ENOUGH_NAMED = 2;
const COUNTED_NAME = /^(.{2,30}?)\s?\d$/u;

type NamedLine = { name: string; text: string };

/** The name that a line opens with, and what stands behind it; null for a heading of the recipe, a note and a fact. */
function namedLine(line: TextLine): NamedLine | null {
  const found = line.known === undefined && line.level === 0 ? STEP_NAME.exec(line.text) : null;
  const name = found?.[1] ?? "";
  if (found === null || name.split(" ").length > CAPTION_NAME_WORDS) return null;
  const isOther = headingOf(name) !== null || isCardLine(line.text) || isLabelledNote(line.text);
  return isOther ? null : { name: name.toLowerCase(), text: line.text.slice(found[0].length) };
}

/**
 * Knows the steps that open with the name of their part: with a name of the list, of a preparation, or one of several; and those whose names
 * are counted ("Jar 1", "Jar 2").
 */
export function knowNamedSteps(lines: readonly TextLine[]): TextLine[] {
  const named = lines.map(namedLine);
  const heads = new Set(
    lines.map(({ text }) => text.toLowerCase().replace(/:$/, "")).filter((text) => !text.includes(":")),
  );
  const counted = new Map<string, number>();
  for (const { name } of named.filter((each) => each !== null)) {
    const stem = COUNTED_NAME.exec(name)?.[1];
    if (stem !== undefined) counted.set(stem, (counted.get(stem) ?? 0) + 1);
  }
  const isCounted = (name: string) => (counted.get(COUNTED_NAME.exec(name)?.[1] ?? "") ?? 0) >= ENOUGH_NAMED;
  // "Rub the butter into the flour" below a list that has the name: a rub is a food, too.
  const orders = ({ name, text }: NamedLine): boolean =>
    opensOrder(text) || (heads.has(name) && COOKING_VERBS.has(text.split(" ")[0]?.toLowerCase() ?? ""));
  const steps = named.map((each) => each !== null && (isCounted(each.name) || orders(each)));
  const several = steps.filter(Boolean).length >= ENOUGH_NAMED;
  return lines.map((line, at) => {
    const name = named[at]?.name ?? "";
    const isPart = several || heads.has(name) || namesPreparation(name);
    return steps[at] === true && isPart ? { ...line, known: "step" } : line;
  });
}
